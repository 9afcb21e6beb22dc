import { MailAddress } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';

// A person's facts, as the claims of an identity provider state them.

export type Claims = Readonly<Record<string, unknown>>;

/** A claim by its name, or by the names on the way to it: `realm_access.roles`. */
export function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
      claims,
    );
}

/** Whether the provider says that the claim is somewhere else, as Entra ID does for somebody with too many groups. */
export function isLeftOut(claims: Claims, name: string): boolean {
  const elsewhere = claims._claim_names;
  return typeof elsewhere === 'object' && elsewhere !== null && Object.hasOwn(elsewhere, name);
}

/** An e-mail address counts only if the provider has verified it. */
const isVerified = ({ email_verified }: Claims): boolean => email_verified === true || email_verified === 'true';

/** The values of the claim that names roles. */
export function valuesOf(claims: Claims, name: string): string[] {
  if (name === 'email' && !isVerified(claims)) return [];
  return [claimAt(claims, name)].flat().filter((value) => typeof value === 'string');
}

/** The names of the roles that these values stand for. */
export const rolesNamedBy = (values: readonly string[], roles: Readonly<Record<string, string[]>>): string[] => [
  ...new Set(values.flatMap((value) => (Object.hasOwn(roles, value) ? (roles[value] ?? []) : []))),
];

/** The username that the provider suggests. */
export const usernameIn = ({ preferred_username, email, sub }: Claims): string =>
  [preferred_username, email, sub].find((name) => typeof name === 'string' && name !== '') as string;

const MAX_NAME = 200;

/** The person's name in one line; undefined when the provider says none. */
export function nameIn({ name, given_name, family_name }: Claims): string | undefined {
  const parts = typeof name === 'string' && name.trim() !== '' ? [name] : [given_name, family_name];
  const text = parts.filter((part) => typeof part === 'string').join(' ');
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return line === '' ? undefined : line.toWellFormed().slice(0, MAX_NAME);
}

/** The person's mail address; undefined when the provider says none, or has not verified it. */
export const addressIn = (claims: Claims): string | undefined =>
  isVerified(claims) ? MailAddress.safeParse(claims.email).data : undefined;

/** Why no value stands for a role, where a value is nearly one of SSO_ROLES. */
export function nearlyRoles(values: readonly string[], roles: Readonly<Record<string, string[]>>): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/^\/+/, '').trim();
  for (const mapped of Object.keys(roles)) {
    const near = values.find((value) => value !== mapped && plain(value) === plain(mapped));
    if (near !== undefined) return `The claim has “${near}”, and the settings have “${mapped}”.`;
  }
  return undefined;
}
