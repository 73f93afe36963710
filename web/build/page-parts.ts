/** What pages of guides and lessons have in common. */

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The content security policy of guides and lessons: nothing runs or is loaded from elsewhere. */
export const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; form-action 'none'";

/** Stands for the address of the site, which is not known when pages are built: a script puts it in. */
export const SITE = 'SITE/';
