/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { MappedRole } from './mappedRole.ts';
import type { RoleName } from './roleName.ts';
import type { SignOnFailure } from './signOnFailure.ts';
import type { SignOnTestClaims } from './signOnTestClaims.ts';
import type { SignOnTestUserinfo } from './signOnTestUserinfo.ts';

/**
 * What the identity provider says of somebody, and what that means here.
 */
export interface SignOnTest {
  failure?: SignOnFailure;
  /** The identity provider as SSO_ISSUER names it. */
  issuer: string;
  /** The identity provider as it names itself; left out when its metadata could not be read. */
  provider_issuer?: string;
  /** How the portal proves itself to the provider. */
  client_authentication?: string;
  /** The algorithm by which the ID token is signed. */
  algorithm?: string;
  /** The username that a new account would get, if it is free; left out when nobody would be signed in. */
  name?: string;
  /** The person's name, if the provider says one. */
  display_name?: string;
  /** The provider's id of the person, to which the account belongs; left out when nobody would be signed in. */
  subject?: string;
  /** The claim that is read for roles. */
  roles_claim: string;
  /** The roles that the person would have; without any, nobody is signed in. */
  roles: RoleName[];
  /**
     * The roles that SSO_ROLES names, in its order.
     * @maxItems 1000
     */
  mapped_roles: MappedRole[];
  /** Every claim of the ID token, as the provider sent it. */
  claims: SignOnTestClaims;
  /** Every claim of the userinfo, which is only asked for when the ID token lacks roles, names or the address. */
  userinfo?: SignOnTestUserinfo;
}
