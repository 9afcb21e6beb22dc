/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { TransactionType } from './transactionType.ts';

export type TransactionTypeFilterParameter = TransactionType;
