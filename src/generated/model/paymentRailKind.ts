/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * `none` pays nothing, `simulator` pays nobody, `http` is a payment rail at an address.
 */
export type PaymentRailKind = typeof PaymentRailKind[keyof typeof PaymentRailKind];


export const PaymentRailKind = {
  none: 'none',
  simulator: 'simulator',
  http: 'http',
} as const;
