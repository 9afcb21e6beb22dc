/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { AuditResult } from './auditResult.ts';

export type AuditResultFilterParameter = AuditResult;
