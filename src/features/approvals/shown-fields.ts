import type { ApprovalRequest } from '../../generated/model/approvalRequest.ts';
import { formatUsd } from '../../lib/money.ts';
import { humanise } from '../../lib/words.ts';

// The words that the second person reads before agreeing, for the dialog alone.

const FACTS: Readonly<Record<string, string>> = {
  amount: 'the amount',
  decider_day_sum: 'what they decided alone within 24 hours',
  player_day_sum: 'what went to the player within 24 hours',
  own_program_amount: 'the amount that a program of theirs has stored',
};

/** "The amount is $2,000.00, at least $1,000.00", for each rule that asked. */
export const reasonsOf = ({ action, amount, caught_by }: ApprovalRequest): string[] =>
  caught_by.map(({ fact, value, at_least }) => {
    // Any role is caught, whatever the amount of the rule.
    if (action === 'change_roles') return 'It lets somebody decide about money; such roles are given by two people';
    if (fact === 'amount' && value !== amount) {
      return `It was decided with others, ${formatUsd(value)} together; ${formatUsd(at_least)} or more needs two approvals`;
    }
    const words = Object.hasOwn(FACTS, fact) ? (FACTS[fact] as string) : humanise(fact);
    const start = words.charAt(0).toUpperCase() + words.slice(1);
    return `${start} is ${formatUsd(value)}; ${formatUsd(at_least)} or more needs two approvals`;
  });

/** Labels of the fields that are agreed to, in the order in which they are shown; the database keeps none. */
const LABELS: Readonly<Record<string, string>> = {
  requested_amount: 'Requested amount',
  processing_fee: 'Processing fee',
  net_payout_amount: 'Net payout',
  payout_amount: 'Payout amount',
  total_available_usd: 'Available then',
  payout_method: 'Payout method',
  username: 'Username',
  roles: 'New roles',
  roles_before: 'Roles before',
  name: 'Role',
  name_before: 'Name before',
  permissions: 'New permissions',
  permissions_before: 'Permissions before',
  player_id: 'Player ID',
  game_id: 'Game ID',
  bank_name: 'Bank',
  account_last4: 'Account, last digits',
  routing_last4: 'Routing number, last digits',
  account_type: 'Account type',
  status: 'Status',
  attempt: 'Attempt',
  rules: 'New rules',
  rules_before: 'Rules before',
  based_on: 'Based on version',
  reason: 'Reason',
  note: 'Note',
  notes: 'Notes',
};
const ORDER = Object.keys(LABELS);

/** Fields whose values are words of the contract, and not somebody's own. */
const CODES = ['status', 'account_type', 'payout_method'];

/** The fields that are agreed to, in words. Amounts are those whose name says so. */
export function shownFields({ shown }: ApprovalRequest): { label: string; value: string }[] {
  const known = ORDER.filter((name) => name in shown);
  const others = Object.keys(shown).filter((name) => !ORDER.includes(name) && name !== 'signals');
  return [...known, ...others].map((name) => ({
    label: LABELS[name] ?? humanise(name),
    value: valueWords(name, shown[name]),
  }));
}

const LEVELS: Readonly<Record<string, string>> = { high: 'High', warn: 'Warning', note: 'Note', pass: 'Normal' };

/** The signals that the first person saw, by their levels; the withdrawal itself shows those of now. */
export function signalFacts({ shown: { signals } }: ApprovalRequest) {
  const known = (Array.isArray(signals) ? signals : []).filter((one) => typeof one?.sentence === 'string');
  if (known.length === 0) return [];
  const levels = [...new Set(known.map(({ level }) => String(level)))];
  const sentences = (level: string) => known.filter((one) => one.level === level).map(({ sentence }) => sentence);
  const facts = levels.map((level) => ({ label: LEVELS[level] ?? level, value: sentences(level).join(' ') }));
  return [{ title: 'Signals when it was requested', facts }];
}

function valueWords(name: string, value: unknown): string {
  if (typeof value === 'string' && CODES.includes(name)) return humanise(value);
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'number' && /amount|fee|usd/.test(name)) return formatUsd(value);
  if (Array.isArray(value)) return value.length === 0 ? 'None' : value.map(ruleWords).join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** "approve, payout: amount from $1,000.00 on" */
function ruleWords(rule: unknown): string {
  if (typeof rule === 'string') return rule;
  const { actions, fact, at_least } = (rule ?? {}) as Partial<Record<string, unknown>>;
  if (!Array.isArray(actions) || typeof at_least !== 'number') return JSON.stringify(rule);
  return `${actions.join(', ')}: ${humanise(String(fact)).toLowerCase()} from ${formatUsd(at_least)} on`;
}
