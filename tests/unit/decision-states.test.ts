import { describe, expect, test } from 'vitest';
import { Decisions } from '../../server/audit/decisions.ts';

// The rows of the audit log about one request: which may follow which.

const HASH = 'a'.repeat(64);
const row = (action: string, adminId: string, subjectId: string, after: object) =>
  [adminId, adminId, action, 'any', subjectId, null, JSON.stringify(after)] as const;
const ROWS = {
  ask: row('approval.request', 'adm_1', '7', { asked_for: 'approve', subject_id: 'WDR-1', hash: HASH }),
  approve: row('approval.approve', 'adm_2', '7', { decision: 'approve', requested_by: 'adm_1', hash: HASH }),
  deny: row('approval.deny', 'adm_2', '7', { decision: 'deny', requested_by: 'adm_1', hash: HASH }),
  expire: row('approval.expire', 'adm_2', '7', { hash: HASH }),
  other: row('approval.expire', 'adm_2', '7', { hash: 'b'.repeat(64) }),
  effect: row('withdrawal.approve', 'adm_2', 'WDR-1', { approval_request: '7' }),
};

function findings(steps: (keyof typeof ROWS)[]): (string | undefined)[] {
  const decisions = new Decisions();
  const between = { after: 0, at: 10_000_000_000 };
  return steps.map((step, index) =>
    decisions.next(JSON.stringify([index, `${1000 + index}.000000`, ...ROWS[step]]), () => undefined, between),
  );
}

describe('a log in which a request', () => {
  test.each([
    ['is approved and carried out', ['ask', 'approve', 'effect'], undefined],
    ['is asked for twice', ['ask', 'ask'], 'asks for a request that there was before'],
    ['is asked for again after its end', ['ask', 'expire', 'ask'], 'asks for a request that there was before'],
    ['ends, and nobody asked', ['deny'], 'ends request 7, for which nobody asked'],
    ['is approved, and nobody asked', ['approve'], 'ends request 7, for which nobody asked'],
    ['ends twice', ['ask', 'deny', 'expire'], 'ends request 7 a second time'],
    ['is approved after its end', ['ask', 'expire', 'approve'], 'ends request 7 a second time'],
    ['ends after it was carried out', ['ask', 'approve', 'effect', 'deny'], 'ends request 7 a second time'],
    ['is carried out, and nobody asked', ['effect'], 'carries out request 7, which nobody approved before'],
    ['is carried out before it is approved', ['ask', 'effect'], 'carries out request 7, which nobody approved before'],
    [
      'is carried out although denied',
      ['ask', 'deny', 'effect'],
      'carries out request 7, which nobody approved before',
    ],
    ['is carried out twice', ['ask', 'approve', 'effect', 'effect'], 'carries out request 7 a second time'],
    ['is ended as another one', ['ask', 'other'], 'is about another request than the one that was asked as 7'],
  ] as const)('%s', (_, steps, found) => {
    const all = findings([...steps]);
    expect(all.slice(0, -1).filter((one) => one !== undefined)).toEqual([]);
    expect(all.at(-1)).toBe(found);
  });
});
