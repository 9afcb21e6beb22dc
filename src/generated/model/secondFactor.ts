/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * How the session stands. `none`: it has shown no second factor and needs none. `to_enrol`, `to_show`: until one is set up or shown, every call but those for it and signing out answers 403 with the code `second_factor_required`. `shown`: it has shown one.
 */
export type SecondFactor = typeof SecondFactor[keyof typeof SecondFactor];


export const SecondFactor = {
  none: 'none',
  to_enrol: 'to_enrol',
  to_show: 'to_show',
  shown: 'shown',
} as const;
