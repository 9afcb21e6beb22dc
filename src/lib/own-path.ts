/**
 * Segments of letters, digits, hyphens and underscores below the portal's base path, with any query. Nothing that a browser or a router
 * reads in another way: no second slash in a row, no backslash, no dot, no percent sign, no control character.
 */
const OWN_PATH = /^\/admin-panel\/([\w-]+(\/[\w-]+)*)?(\?[\x21-\x7e]*)?$/;
const SIGN_IN = /^\/admin-panel\/login([/?]|$)/;

/** Where to go after signing in, from a link that anybody may have written: a path of the portal itself, else undefined. */
export function ownPath(path: unknown): string | undefined {
  return typeof path === 'string' && OWN_PATH.test(path) && !SIGN_IN.test(path) ? path : undefined;
}
