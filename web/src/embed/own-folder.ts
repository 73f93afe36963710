/**
 * The folder that the running script lies in, by the script's name. A classic script does not know `import.meta`, and one that is
 * imported is no current script: then its address stands in the trace of an error. Null where nothing is known, as in a bundle.
 */
export function ownFolder(name: string): string | null {
  const current = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
  const traced = (new Error().stack ?? '').match(/(?:https?|file):\/\/[^\s()]+/g)?.find((address) => address.includes(`/${name}`));
  const known = current || traced;
  return known ? new URL('./', known).href : null;
}
