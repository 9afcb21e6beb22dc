/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { RecordId } from './recordId.ts';
import type { SignalEvidence } from './signalEvidence.ts';
import type { SignalKind } from './signalKind.ts';
import type { SignalLevel } from './signalLevel.ts';

/**
 * One thing that is known about a withdrawal or its player.
 */
export interface WithdrawalSignal {
  kind: SignalKind;
  level: SignalLevel;
  /** What is known, with its figures. */
  sentence: string;
  /** Which records show it; null where none do. */
  evidence: SignalEvidence | null;
  /** Other players whom it is about. */
  player_ids: RecordId[];
}
