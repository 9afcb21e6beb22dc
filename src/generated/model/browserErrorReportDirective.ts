/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The directive of the policy that a `policy_violation` is about; `other` for any that is not listed.
 */
export type BrowserErrorReportDirective = typeof BrowserErrorReportDirective[keyof typeof BrowserErrorReportDirective];


export const BrowserErrorReportDirective = {
  'script-src': 'script-src',
  'script-src-elem': 'script-src-elem',
  'script-src-attr': 'script-src-attr',
  'style-src-elem': 'style-src-elem',
  'style-src-attr': 'style-src-attr',
  'img-src': 'img-src',
  'connect-src': 'connect-src',
  'font-src': 'font-src',
  'frame-src': 'frame-src',
  'worker-src': 'worker-src',
  'object-src': 'object-src',
  'base-uri': 'base-uri',
  'form-action': 'form-action',
  'require-trusted-types-for': 'require-trusted-types-for',
  'trusted-types': 'trusted-types',
  'default-src': 'default-src',
  other: 'other',
} as const;
