import type { SignOnTest } from '../../src/generated/model/signOnTest.ts';
import { presentRoleNames } from '../authentication/present.ts';
import type { Role } from '../authentication/roles.ts';
import type { SignOnSettings, SignOnTrial } from './single-sign-on.ts';

/**
 * @param roles that the person would have
 * @param existing those names in `settings.roles` that are roles
 */
export function presentTrial(
  { signedOn, failed, facts, idToken, userinfo }: SignOnTrial,
  roles: readonly Role[],
  settings: Pick<SignOnSettings, 'issuer' | 'rolesClaim' | 'roles'>,
  existing: ReadonlySet<string>,
): SignOnTest {
  const { step, cause, said } = failed?.facts ?? {};
  return {
    ...(failed && step && cause && { failure: { step, cause, explanation: failed.explained, ...(said && { said }) } }),
    issuer: settings.issuer,
    ...(facts.theirIssuer && { provider_issuer: facts.theirIssuer }),
    ...(facts.method && { client_authentication: facts.method }),
    ...(facts.algorithm && { algorithm: facts.algorithm }),
    ...(signedOn && { name: signedOn.username, subject: signedOn.subject }),
    ...(signedOn?.name && { display_name: signedOn.name }),
    roles_claim: settings.rolesClaim,
    roles: presentRoleNames(roles),
    mapped_roles: Object.entries(settings.roles).flatMap(([value, names]) =>
      names.map((role) => ({ value, role, exists: existing.has(role) })),
    ),
    claims: { ...idToken },
    ...(userinfo && { userinfo: { ...userinfo } }),
  };
}
