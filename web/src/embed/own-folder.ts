/**
 * The folder of the running script, whose file is called `name`. A classic script has no `import.meta`, and an imported one is no
 * `currentScript`: then its address is taken from the stack of an error. Null if there is none, as in a bundle.
 */
export function ownFolder(name: string): string | null {
  const current = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
  const traced = (new Error().stack ?? '')
    .match(/(?:https?|file):\/\/[^\s()]+/g)
    ?.find((address) => address.includes(`/${name}`));
  const known = current || traced;
  return known ? new URL('./', known).href : null;
}
