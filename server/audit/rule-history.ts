// What the audit log tells of the rules for a second person: each version of them, and each time from the console in which no rule asked for anybody,
// with what was decided meanwhile.

type Fields = Partial<Record<string, unknown>>;

/** A row of the audit log, as far as it matters here. Times are Unix microseconds. */
interface Row {
  id: number;
  at: number;
  adminId: string | null;
  username: string | null;
  action: string;
  subjectId: string | null;
  after: Fields;
}

export interface RuleVersion {
  row: number;
  at: number;
  version: string;
  /** Null for the server's own, which stands for the setting. */
  by: string | null;
  /** The request to which a second person agreed; undefined without one. */
  request: string | undefined;
  rules: unknown;
  hash: string;
}

/** A decision that a rule could have asked about. */
export interface Meanwhile {
  row: number;
  at: number;
  by: string;
  action: string;
  subject: string | null;
  amountCents: number | undefined;
  /** The request, where two people made it nevertheless. */
  request: string | undefined;
}

export interface Suspension {
  row: number;
  from: number;
  until: number;
  /** Undefined when it was erased. */
  reason: string | undefined;
  decided: Meanwhile[];
}

/** Rows of these actions matter even when no rule is suspended. */
export const OF_RULES = /"break_glass\.|"approval_rules\.change"/;
const DECIDES =
  /^(withdrawal\.(approve|process|retry)|payout\.process|admin\.(change_roles|invite)|role\.(create|update))$/;

export class RuleHistory {
  readonly versions: RuleVersion[] = [];
  readonly suspensions: Suspension[] = [];

  /** Whether the rules are suspended at the place that was read last. A row can be older than those before it by as much as a transaction takes. */
  isOpen = false;

  /** @param reason the text of a row that has one; undefined when it was erased */
  next(row: Row, reason: string | undefined): void {
    const { id, at, action, after } = row;
    const open = this.isOpen ? this.suspensions.at(-1) : undefined;
    if (action === 'break_glass.start') {
      this.suspensions.push({ row: id, from: at, until: microsOfIso(after.until), reason, decided: [] });
      this.isOpen = true;
    } else if (action === 'break_glass.end' && open) {
      open.until = Math.min(open.until, at);
      this.isOpen = false;
    } else if (action === 'approval_rules.change') this.versions.push(versionOf(row));
    else if (open && DECIDES.test(action)) {
      if (at < open.until) open.decided.push(decisionOf(row));
    }
  }
}

const microsOfIso = (until: unknown): number => Date.parse(String(until)) * 1000;

const requestOf = ({ approval_request: request }: Fields) => (request == null ? undefined : String(request));

const versionOf = ({ id, at, username, adminId, subjectId, after }: Row): RuleVersion => ({
  row: id,
  at,
  version: String(subjectId),
  by: username ?? adminId,
  request: requestOf(after),
  rules: after.rules,
  hash: String(after.hash),
});

const decisionOf = ({ id, at, username, adminId, action, subjectId, after }: Row): Meanwhile => ({
  row: id,
  at,
  by: username ?? adminId ?? 'the server',
  action,
  subject: subjectId,
  amountCents: typeof after.amount_cents === 'number' ? after.amount_cents : undefined,
  request: requestOf(after),
});
