/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * `operational` does all that it should; `degraded` is slow or does part of it; `down` does not answer; `not_used` is not part of this installation.
 */
export type ServiceStatus = typeof ServiceStatus[keyof typeof ServiceStatus];


export const ServiceStatus = {
  operational: 'operational',
  degraded: 'degraded',
  down: 'down',
  not_used: 'not_used',
} as const;
