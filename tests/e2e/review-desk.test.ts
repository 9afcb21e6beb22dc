import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Connection, connectServer } from '../../server/db/connection/connect.ts';
import { holdRequests } from '../../server/ledger/withdrawal-requests.ts';
import { STEP_MS } from '../patience.ts';
import { portalUnderTest } from './portal-under-test.ts';

// A shift at the desk without a pointer: what somebody hears decides, and a key carries it out.
const portal = portalUnderTest({ server: 'own', env: { STEP_UP_FROM: '100000000', RATE_LIMIT: '100000' } });

const REVIEWS = 30;
const LEVELS = ['High', 'Warning', 'Note', 'Normal'];

/** Enough requests of players of the demo, so that there are so many to decide. */
async function addRequests({ db }: Connection, count: number): Promise<void> {
  const { rows } =
    (await db.execute(sql`select player_id, game_id, bank_name, account_last4, routing_last4, account_type
    from withdrawals where status = 'completed' order by created_at desc limit ${count}`)) as unknown as {
      rows: Record<string, string>[];
    };
  const requests = rows.map((row, place) => ({
    withdrawalId: `SHIFT-${place}`,
    playerId: row.player_id ?? '',
    gameId: row.game_id ?? '',
    status: 'pending' as const,
    requestedCents: 10_000 + place,
    feeCents: 250,
    bankName: row.bank_name ?? '',
    accountLast4: row.account_last4 ?? '',
    routingLast4: row.routing_last4 ?? '',
    accountType: row.account_type ?? '',
  }));
  await db.transaction((tx) => holdRequests(tx, requests));
}

/** The accessibility tree of the withdrawal on the desk, without URLs, from its heading on. */
async function heard(): Promise<{ id: string; lines: string[] }> {
  const item = portal.page.getByRole('region', { name: /^(WDR|SHIFT)-/ });
  await item.getByRole('list', { name: 'Signals' }).getByRole('listitem').first().waitFor();
  const id = (await item.getAttribute('aria-label')) ?? '';
  const lines = (await item.ariaSnapshot()).split('\n').filter((line) => !line.includes('/url:'));
  return { id, lines: lines.map((line) => line.trim()) };
}

test(`${REVIEWS} reviews without a pointer: what it is, then its signals from the gravest on, then a key, and the next one`, {
  timeout: REVIEWS * STEP_MS,
}, async () => {
  const connection = await connectServer(portal.databaseUrl);
  try {
    await addRequests(connection, REVIEWS);
    const { page } = portal;
    portal.expectConsole(/409/);
    await portal.signIn('withdrawals/review');
    const decided = new Map<string, 'approved' | 'rejected'>();
    while (decided.size < REVIEWS) {
      const { id, lines } = await heard();
      expect([...decided.keys()]).not.toContain(id);
      const at = (text: string) => lines.findIndex((line) => line.includes(text));
      const [name, approve, signals, history, bank] = [
        id,
        '"Approve"',
        'list "Signals"',
        'list "Timeline"',
        'Bank',
      ].map(at);
      expect([name, approve, signals, history, bank]).toEqual(
        [name, approve, signals, history, bank].toSorted((one = 0, two = 0) => one - two),
      );
      expect(Math.min(approve ?? -1, signals ?? -1, history ?? -1)).toBeGreaterThan(0);
      const listed = lines.slice(signals, history);
      // A line with a colon is in quotes there.
      const levels = listed.flatMap((line) =>
        LEVELS.filter((level) => new RegExp(`^- (text|listitem): "?${level}\\b`).test(line)),
      );
      expect(levels).toHaveLength(listed.filter((line) => line.startsWith('- listitem')).length);
      expect(levels).toEqual(levels.toSorted((one, two) => LEVELS.indexOf(one) - LEVELS.indexOf(two)));
      await page.locator('section[data-phase="ready"]').waitFor();
      if (levels[0] === 'High') {
        // The first reason that everybody has, with its code.
        await page.keyboard.press('1');
        await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
        await page.keyboard.press('Control+Enter');
      } else await page.keyboard.press('a');
      const refused = portal.toast('Failed to approve withdrawal');
      const isNext = async () => (await page.getByRole('region', { name: id, exact: true }).count()) === 0;
      await expect.poll(async () => (await isNext()) || (await refused.count()) > 0).toBe(true);
      if (await isNext()) decided.set(id, levels[0] === 'High' ? 'rejected' : 'approved');
      else {
        // Nothing is paid to its player, for a reason that not everybody may hear of.
        await refused.waitFor();
        await page.keyboard.press('j');
        await expect.poll(isNext).toBe(true);
      }
    }
    const ids = JSON.stringify([...decided.keys()]);
    const { rows } = (await connection.db.execute(sql`select withdrawal_id as id,
        case when exists (select from approval_requests r where r.subject_id = w.withdrawal_id and r.state = 'waiting') then 'approved' else status end as status
      from withdrawals w where withdrawal_id in (select json_array_elements_text(${ids}::text::json))`)) as unknown as {
      rows: { id: string; status: string }[];
    };
    expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(decided);
  } finally {
    await connection.close();
  }
});
