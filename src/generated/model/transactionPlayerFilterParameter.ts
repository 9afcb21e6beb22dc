/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PlatformId } from './platformId.ts';

export type TransactionPlayerFilterParameter = PlatformId;
