/**
 * Segments of letters, digits, hyphens and underscores below the portal's base path, but the sign-in page, with any query. Nothing that a browser or a router
 * reads in another way: no second slash in a row, no backslash, no dot, no percent sign, no control character.
 */
const OWN_PATH = /^\/admin-panel\/(?!login([/?]|$))([\w-]+(\/[\w-]+)*)?(\?[\x21-\x7e]*)?$/;

/** Where to go after signing in, from a link that anybody may have written: a path of the portal itself, else undefined. */
export function ownPath(path: unknown): string | undefined {
  return typeof path === 'string' && OWN_PATH.test(path) ? path : undefined;
}
