/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export type DryRunParameter = typeof DryRunParameter[keyof typeof DryRunParameter];


export const DryRunParameter = {
  true: 'true',
  false: 'false',
} as const;
