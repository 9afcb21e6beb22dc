/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * `code_missing`: a file of the portal could not be loaded; `drawing_failed`: a part of the screen could not be drawn; `policy_violation`: the browser refused something that the page's content security policy forbids; `uncaught`: anything else that no code handled.
 */
export type BrowserErrorReportKind = typeof BrowserErrorReportKind[keyof typeof BrowserErrorReportKind];


export const BrowserErrorReportKind = {
  code_missing: 'code_missing',
  drawing_failed: 'drawing_failed',
  policy_violation: 'policy_violation',
  uncaught: 'uncaught',
} as const;
