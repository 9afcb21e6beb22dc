/**
 * A path below the portal's base, except the sign-in page, with an optional query. The first segment consists of letters, digits,
 * hyphens and underscores. A second one may be an id of the contract. Everything that browsers or routers may interpret
 * differently (`//`, backslashes, a segment of dots, encoded slashes, control characters) is excluded.
 */
const OWN_PATH = /^\/admin-panel\/(?!login([/?]|$))([\w-]+(\/\w([\w.:|@~+=-]|%(2B|3[AD]|40|7C))*)?)?(\?[\x21-\x7e]*)?$/;

/** The path to go to after signing in, from a link that anybody may have crafted; undefined unless it is a path of the portal. */
export function ownPath(path: unknown): string | undefined {
  return typeof path === 'string' && OWN_PATH.test(path) ? path : undefined;
}
