/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * `done`; `refused`, tried and refused, such as an approval of a withdrawal that had been rejected (actions that end in `_refused`); or `denied`, a call that was turned away (`request.denied`).
 */
export type AuditResult = typeof AuditResult[keyof typeof AuditResult];


export const AuditResult = {
  done: 'done',
  refused: 'refused',
  denied: 'denied',
} as const;
