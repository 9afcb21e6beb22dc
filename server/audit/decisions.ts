import { createHash } from 'node:crypto';
import { type Enrolled, type SignatureRecord, signatureProblem } from './decision-signature.ts';
import { isPossible, microsOf, type SealedBetween } from './decision-times.ts';
import { type RequestState, type RequestStep, stateAfter } from './request-states.ts';
import { OF_RULES, RuleHistory } from './rule-history.ts';

// Checks the decisions of second people as far as the audit log alone can tell. docs/verify-decisions.mjs does the same without this code, and is
// written anew on purpose: a mistake here is not one there.

/** A row of the audit log, of its canonical text. */
interface Row {
  id: number;
  at: number;
  adminId: string | null;
  username: string | null;
  action: string;
  subjectId: string | null;
  before: Fields;
  after: Fields;
}

type Fields = Partial<Record<string, unknown>>;

interface Asked {
  by: string | null;
  /** As in the row by which it was asked: what for, about which record, how much, and the hash of all. */
  fields: Fields;
  state: RequestState;
}

/** In every row that matters, so that the others need not be parsed. */
const MATTERS = /"approval\.|"admin\.(add_factor|remove_factor|reset_factors)"|approval_request/;
const OF_FACTORS = /^admin\.(add_factor|remove_factor|reset_factors)$/;
const DECISION: Partial<Record<string, string>> = { 'approval.approve': 'approve', 'approval.deny': 'deny' };
const STEP: Partial<Record<string, RequestStep>> = {
  'approval.request': 'ask',
  'approval.approve': 'approve',
  'approval.deny': 'end',
  'approval.withdraw': 'end',
  'approval.expire': 'end',
  'approval.void': 'end',
};
const DAY_US = 86_400_000_000;

/** The decisions of a log, read row by row from its beginning. It keeps a few words for each request and passkey. */
export class Decisions {
  readonly #asked = new Map<string, Asked>();
  readonly #keys = new Map<number, Enrolled>();
  /** When each administrator lost a passkey, or all second factors. */
  readonly #lost = new Map<string, number>();
  readonly #nonces = new Set<string>();
  readonly rules = new RuleHistory();
  readonly counts = { signed: 0, unsigned: 0, erased: 0 };

  /**
   * @param textOf the text of a field of the row, such as 'after.text'; undefined when it was erased
   * @returns what is wrong with the row, as the end of a sentence that begins with it
   */
  next(canonical: string, textOf: (field: string) => string | undefined, sealed: SealedBetween): string | undefined {
    const isOfRules = this.rules.isOpen || OF_RULES.test(canonical);
    if (!isOfRules && !MATTERS.test(canonical)) return undefined;
    const row = rowOf(canonical);
    if (isOfRules) this.rules.next(row, textOf('after.reason'));
    if (OF_FACTORS.test(row.action)) return this.#factor(row, sealed);
    const step = STEP[row.action];
    if (step === 'ask') return this.#ask(row);
    if (step) return this.#end(row, step, textOf('after.text'), sealed);
    return this.#effect(row);
  }

  #ask({ adminId, subjectId, after }: Row): string | undefined {
    const request = String(subjectId);
    const next = stateAfter(this.#requestOf(request).state, 'ask', request);
    if (next.wrong === undefined) this.#asked.set(request, { by: adminId, fields: after, state: next.state });
    return next.wrong;
  }

  #effect(row: Row): string | undefined {
    const { approval_request } = row.after;
    if (approval_request === undefined || approval_request === null) return undefined;
    const request = String(approval_request);
    const asked = this.#requestOf(request);
    const next = stateAfter(asked.state, 'carryOut', request);
    if (next.wrong !== undefined) return next.wrong;
    asked.state = next.state;
    return isAsAsked(row, asked) ? undefined : `is something else than what request ${request} asked for`;
  }

  #requestOf(request: string): Asked {
    return this.#asked.get(request) ?? { by: null, fields: {}, state: 'none' };
  }

  #factor({ id, at, adminId, action, subjectId, before, after }: Row, sealed: SealedBetween): string | undefined {
    if (action === 'admin.add_factor') {
      if (after.kind !== 'passkey' || typeof after.public_key !== 'string') return undefined;
      if (!isPossible(at, sealed)) return 'has a time at which it cannot have been written';
      const { factor_id, credential_id, public_key, rp_id } = after as Record<string, string>;
      const key = { entry: id, at, by: String(adminId), of: String(subjectId) };
      this.#keys.set(id, { ...key, factor_id, credential_id, public_key, rp_id } as Enrolled);
      return undefined;
    }
    const all = Array.isArray(before.factors) ? (before.factors as Fields[]) : [];
    const gone = action === 'admin.remove_factor' ? [before] : all;
    for (const [entry, key] of this.#keys) {
      if (gone.some(({ factor_id }) => factor_id === key.factor_id)) this.#keys.delete(entry);
    }
    const isLoss = action === 'admin.reset_factors' || before.kind === 'passkey';
    if (isLoss && subjectId !== null) this.#lost.set(subjectId, at);
    return undefined;
  }

  #end(row: Row, step: RequestStep, text: string | undefined, sealed: SealedBetween): string | undefined {
    const { action, subjectId, after } = row;
    const request = String(subjectId);
    const asked = this.#requestOf(request);
    const next = stateAfter(asked.state, step, request);
    if (next.wrong !== undefined) return next.wrong;
    if (asked.fields.hash !== after.hash) return `is about another request than the one that was asked as ${request}`;
    asked.state = next.state;
    return DECISION[action] === undefined ? undefined : this.#decision(row, asked, text, sealed);
  }

  #decision(row: Row, asked: Asked, text: string | undefined, sealed: SealedBetween): string | undefined {
    const { at, adminId, action, after } = row;
    if (!isPossible(at, sealed)) return 'has a time at which it cannot have been written';
    if (after.decision !== DECISION[action]) return `says that it is to ${after.decision}`;
    if (adminId === null || adminId === asked.by || after.requested_by !== asked.by) {
      return 'is not by somebody else than whoever asked';
    }
    if (text === undefined) this.counts.erased++;
    else if (!isTextOf(text, row, asked)) return 'shows another request than the one that was decided';
    const signature = after.signature as SignatureRecord | undefined;
    return signature ? this.#signature(row, signature) : this.#withoutSignature(adminId, at);
  }

  #signature(row: Row, signature: SignatureRecord): string | undefined {
    const { at, adminId, subjectId, after } = row;
    const key = this.#keys.get(signature.enrolled_entry);
    if (!key || key.of !== adminId || key.by !== adminId) return 'is signed by a key that was not one of that person’s';
    if (key.at + DAY_US > at) return 'is signed by a key that was added less than 24 hours before';
    if (this.#nonces.has(signature.nonce)) return 'has the signature of an earlier decision';
    this.#nonces.add(signature.nonce);
    this.counts.signed++;
    return signatureProblem(signature, key, [signature.nonce, after.hash, subjectId, after.decision]);
  }

  #withoutSignature(adminId: string, at: number): string | undefined {
    this.counts.unsigned++;
    const couldSign = [...this.#keys.values()].some((key) => key.of === adminId && key.at + DAY_US <= at);
    if (couldSign) return 'is not signed, although that person had a passkey that signs';
    const lost = this.#lost.get(adminId);
    const isTooEarly = lost !== undefined && lost + DAY_US > at;
    return isTooEarly ? 'is not signed, within a day of the loss of a passkey' : undefined;
  }
}

/** Whether a row carries out what its request asked for. */
function isAsAsked({ action, subjectId, after }: Row, { fields }: Asked): boolean {
  const { asked_for, subject_id, amount_cents } = fields;
  switch (asked_for) {
    case 'payout':
      return action === 'payout.process' && after.amount_cents === amount_cents;
    case 'change_roles':
      return (action === 'admin.change_roles' || action === 'role.update') && subjectId === subject_id;
    case 'change_rules':
      return action === 'approval_rules.change';
    default:
      return action === `withdrawal.${asked_for}` && subjectId === subject_id;
  }
}

/** Whether a text is the one that was hashed, and about what the rows of the request and of its decision say. */
function isTextOf(text: string, { after }: Row, { by, fields }: Asked): boolean {
  if (createHash('sha256').update(text).digest('hex') !== after.hash) return false;
  const { action, subjectType, subjectId, amountCents, requestedBy } = JSON.parse(text);
  const rows: Fields[] = [fields, { amount_cents: amountCents, ...after }];
  return rows.every(
    ({ asked_for, subject_type, subject_id, amount_cents }) =>
      asked_for === action &&
      subject_type === subjectType &&
      subject_id === subjectId &&
      amount_cents === amountCents &&
      requestedBy === by,
  );
}

function rowOf(canonical: string): Row {
  const [id, epoch, adminId, username, action, , subjectId, before, after] = JSON.parse(canonical);
  const fieldsOf = (json: string | null): Fields => (json === null ? {} : (JSON.parse(json) ?? {}));
  return {
    id,
    at: microsOf(epoch),
    adminId,
    username,
    action,
    subjectId,
    before: fieldsOf(before),
    after: fieldsOf(after),
  };
}
