/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Payments } from './payments.ts';

/**
 * The state of payments
 */
export type PaymentsFoundResponse = Payments;
