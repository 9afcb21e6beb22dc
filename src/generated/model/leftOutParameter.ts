/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export type LeftOutParameter = typeof LeftOutParameter[keyof typeof LeftOutParameter];


export const LeftOutParameter = {
  refuse: 'refuse',
  keep: 'keep',
  reset: 'reset',
} as const;
