/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The decision of the second person.
 */
export type SignedDecision = typeof SignedDecision[keyof typeof SignedDecision];


export const SignedDecision = {
  approve: 'approve',
  deny: 'deny',
} as const;
