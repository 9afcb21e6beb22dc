/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApprovalRule } from './approvalRule.ts';

/**
 * A version of the rules. It never changes.
 */
export interface ApprovalRulesVersion {
  /**
     * Its number; the highest is in force.
     * @minimum 1
     */
  version: number;
  /** The rules; with none, nothing waits for a second person. */
  rules: ApprovalRule[];
  /**
     * The username of the administrator who asked for it; null for the server's own.
     * @nullable
     */
  author: string | null;
  /**
     * The username of the administrator who agreed; null for the server's own.
     * @nullable
     */
  second: string | null;
  /** Why it was made. */
  reason: string;
  /** SHA-256, hex, of the version, its rules and its reason, and of the hash of the version before. */
  hash: string;
  /** Since when it was in force. */
  created_at: string;
}
