/**
 * A path below the portal's base, except the sign-in page, with an optional query. Segments consist of letters, digits,
 * hyphens and underscores; everything that browsers or routers may interpret differently (`//`, backslashes, dots,
 * percent signs, control characters) is excluded. Only the id of a player's page may have what an id of the contract may.
 */
const OWN_PATH =
  /^\/admin-panel\/(?!login([/?]|$))(players\/[A-Za-z\d]([\w.:|@~+=-]|%(3A|7C|40|7E|2B|3D))*|[\w-]+(\/[\w-]+)*)?(\?[\x21-\x7e]*)?$/;

/** The path to go to after signing in, from a link that anybody may have crafted; undefined unless it is a path of the portal. */
export function ownPath(path: unknown): string | undefined {
  return typeof path === 'string' && OWN_PATH.test(path) ? path : undefined;
}
