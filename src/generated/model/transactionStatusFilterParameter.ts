/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { TransactionStatus } from './transactionStatus.ts';

export type TransactionStatusFilterParameter = TransactionStatus;
