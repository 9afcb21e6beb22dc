/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { RoleName } from './roleName.ts';
import type { SignOnTestClaims } from './signOnTestClaims.ts';

/**
 * What the identity provider says of somebody, and what that means here.
 */
export interface SignOnTest {
  /** The username that a new account would get, if it is free. */
  name: string;
  /** The provider's id of the person, to which the account belongs. */
  subject: string;
  /** The claim that is read for roles. */
  roles_claim: string;
  /** The roles that the person would have; without any, nobody is signed in. */
  roles: RoleName[];
  /** Every claim of the ID token, as the provider sent it. */
  claims: SignOnTestClaims;
}
