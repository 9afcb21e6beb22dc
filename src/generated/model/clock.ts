/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The time zone in which the portal shows times, and whose days its filters are; `local` is that of the browser.
 */
export type Clock = typeof Clock[keyof typeof Clock];


export const Clock = {
  utc: 'utc',
  local: 'local',
} as const;
