/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export type ForSpreadsheetsParameter = typeof ForSpreadsheetsParameter[keyof typeof ForSpreadsheetsParameter];


export const ForSpreadsheetsParameter = {
  true: 'true',
  false: 'false',
} as const;
