/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The class of the error; `Other` for any that is not listed. A `policy_violation` has none.
 */
export type BrowserErrorReportError = typeof BrowserErrorReportError[keyof typeof BrowserErrorReportError];


export const BrowserErrorReportError = {
  Error: 'Error',
  TypeError: 'TypeError',
  RangeError: 'RangeError',
  ReferenceError: 'ReferenceError',
  SyntaxError: 'SyntaxError',
  URIError: 'URIError',
  AggregateError: 'AggregateError',
  DOMException: 'DOMException',
  Other: 'Other',
} as const;
