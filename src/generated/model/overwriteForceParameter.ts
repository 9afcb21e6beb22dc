/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export type OverwriteForceParameter = typeof OverwriteForceParameter[keyof typeof OverwriteForceParameter];


export const OverwriteForceParameter = {
  true: 'true',
  false: 'false',
} as const;
