import { describe, expect, test } from 'vitest';
import { contract, follow, type Node, node, operations } from '../../openapi/contract.ts';
import { ID_RULES } from '../../server/domain/record-id.ts';
import { HARD_IDS, NO_IDS } from '../hard-ids.ts';
import { AT, aSentItem, aSentPlayer, aSentTransaction, aSentWithdrawal } from './platform-fixtures.ts';
import { serverUnderTest } from './server-under-test.ts';

// Every call of the contract that takes the id of a player, an item or a transaction, with the hardest ids.
const app = serverUnderTest();

const PLAYERS = '/api/admin/players';
const ITEMS = '/api/v1/game-items/admin';
const WITHDRAWALS = '/admin/withdrawal/withdrawals';
const inUrl = encodeURIComponent;
const emailOf = (id: string) => `p${HARD_IDS.indexOf(id)}@example.com`;
const requestOf = (id: string) => `WDR-${HARD_IDS.indexOf(id)}`;

const ok = async (method: string, path: string, body?: object) => {
  const answer = await app.call(method, path, body && { body });
  expect([method, path, answer.status]).toEqual([method, path, 200]);
  return answer.body;
};
const store = async (kind: string, record: object) => {
  const { results } = await ok('POST', `/api/platform/${kind}`, { records: [record] });
  expect(results).toMatchObject([{ result: 'created', id: Object.values(record)[0] }]);
};
const exported = async (path: string) => {
  const token = await app.signIn();
  const answer = await app.fetch(path, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return (await answer.text()).trimEnd().split('\r\n').slice(1);
};
const changed = (path: string, body: object) => (id: string) => ok('POST', `${PLAYERS}/${inUrl(id)}/${path}`, body);

/** By operationId, in the order in which they are called. Each says what it expects. */
const CALLS: Record<string, (id: string) => Promise<unknown>> = {
  storePlatformPlayers: (id) => store('players', aSentPlayer({ player_id: id, email: emailOf(id) })),
  storePlatformItems: (id) => store('items', aSentItem({ item_id: id })),
  storePlatformTransactions: (id) =>
    store('transactions', aSentTransaction({ transaction_id: id, player_id: id, item_id: id, status: 'completed' })),
  storePlatformWithdrawals: (id) =>
    store('withdrawals', aSentWithdrawal({ withdrawal_id: requestOf(id), player_id: id })),
  getPlayer: async (id) => expect(await ok('GET', `${PLAYERS}/${inUrl(id)}`)).toMatchObject({ player_id: id }),
  listTransactions: async (id) => {
    const { transactions } = await ok('GET', `/api/admin/transactions?player_id=${inUrl(id)}`);
    expect(transactions).toHaveLength(2);
    expect(transactions.at(-1)).toMatchObject({ transaction_id: id, player_id: id, item_id: id });
    const found = await ok('GET', `/api/admin/transactions?search=${inUrl(id)}`);
    expect(found.transactions.map((row: Node) => row.transaction_id)).toContain(id);
  },
  exportTransactions: async (id) => {
    const lines = await exported(`/api/admin/exports/transactions?player_id=${inUrl(id)}`);
    expect(lines.map((line) => line.split(',')[0])).toEqual(expect.arrayContaining([id, requestOf(id)]));
    expect(lines).toHaveLength(2);
  },
  listWithdrawals: async (id) => {
    const { withdrawals } = await ok('GET', `${WITHDRAWALS}?player_id=${inUrl(id)}`);
    expect(withdrawals).toMatchObject([{ withdrawal_id: requestOf(id), player_id: id }]);
    const shared = await ok('GET', `${WITHDRAWALS}?accounts_of=${inUrl(id)}`);
    expect(shared.withdrawals.length).toBeGreaterThan(0);
  },
  exportWithdrawals: async (id) =>
    expect(await exported(`/api/admin/exports/withdrawals?player_id=${inUrl(id)}`)).toHaveLength(1),
  listReviewableWithdrawals: async (id) =>
    expect(await ok('GET', `/admin/withdrawal/reviewable?player_id=${inUrl(id)}`)).toMatchObject({ count: 1 }),
  addPlayerNote: async (id) => {
    const path = `${PLAYERS}/${inUrl(id)}/notes`;
    const note = await ok('POST', path, { text: 'Called back' });
    expect(await ok('PUT', `${path}/${note.id}`, { text: 'Wrote back' })).toMatchObject({ text: 'Wrote back' });
    expect((await ok('GET', path)).notes).toHaveLength(1);
  },
  freezePlayer: changed('freeze', { reason: 'A stolen card' }),
  unfreezePlayer: changed('unfreeze', { reason: 'It was found' }),
  holdPlayer: changed('hold', { reason: 'An investigation' }),
  releasePlayerHold: changed('release-hold', { reason: 'Nothing found' }),
  revealPlayer: changed('reveal', { reason: 'A call' }),
  listPlayerTimeline: async (id) => {
    const { entries } = await ok('GET', `${PLAYERS}/${inUrl(id)}/timeline?limit=1`);
    expect(entries).toHaveLength(1);
  },
  updateGameItem: async (id) => {
    const item = await ok('PUT', `${ITEMS}/update/${inUrl(id)}`, { item_name: 'Sack' });
    expect(item).toMatchObject({ item_id: id, item_name: 'Sack' });
  },
  deleteGameItem: async (id) => {
    expect((await app.call('DELETE', `${ITEMS}/delete/${inUrl(id)}`)).status).toBe(204);
  },
};
/** Called together with another one. */
const WITHIN: Record<string, string> = { listPlayerNotes: 'addPlayerNote', editPlayerNote: 'addPlayerNote' };

/** Whether a part of the contract leads to the schema `PlatformId`. */
function takesPlatformId(part: unknown, seen = new Set<unknown>()): boolean {
  if (typeof part !== 'object' || part === null || seen.has(part)) return false;
  seen.add(part);
  const { $ref } = node(part);
  if (typeof $ref === 'string') return $ref.endsWith('/PlatformId') || takesPlatformId(follow(part), seen);
  return Object.values(part).some((value) => takesPlatformId(value, seen));
}

test('every call that takes such an id is tried below', () => {
  const taking = operations.filter(({ parameters, requestBody }) => takesPlatformId([parameters, requestBody]));
  expect(taking.map(({ operationId }) => operationId).toSorted()).toEqual(
    [...Object.keys(CALLS), ...Object.keys(WITHIN)].toSorted(),
  );
});

test('the rules in words are those of the contract', () => {
  const { PlatformId, Id } = node(node(contract.components).schemas);
  const patterns = [PlatformId, Id].map((schema) => String(new RegExp(String(follow(schema).pattern))));
  expect([...ID_RULES.keys()]).toEqual(patterns);
});

test.each(HARD_IDS)('the id %s goes through every call, and comes back as it is', async (id) => {
  for (const call of Object.values(CALLS)) await call(id);
  const about = async (type: string) => {
    const { entries } = await ok('GET', `/api/admin/audit?subject_type=${type}&subject_id=${inUrl(id)}`);
    return entries.map(({ action }: { action: string }) => action);
  };
  expect(await about('game_item')).toEqual(['game_item.delete', 'game_item.update']);
  expect(await about('player')).toEqual(expect.arrayContaining(['player.freeze', 'player.hold', 'player.reveal']));
  const { events } = await ok('GET', '/api/platform/events');
  const told = events.filter((event: Node) => event.subject_id === id).map(({ type }: Node) => type);
  expect(told).toEqual(expect.arrayContaining(['player.frozen', 'player.unfrozen', 'item.changed', 'item.deleted']));
});

test('pages of players and withdrawals go on after each such id, and ids that differ in case are two', async () => {
  for (const id of HARD_IDS) await CALLS.storePlatformPlayers?.(id);
  for (const sort of ['registered_at_desc', 'last_seen_at_desc', 'spent_desc']) {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { players, next_cursor } = await ok(
        'GET',
        `${PLAYERS}?sort=${sort}&limit=1${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...players.map(({ player_id }: Node) => player_id));
      cursor = next_cursor;
    }
    expect(seen.toSorted()).toEqual([...HARD_IDS, 'PLR-1'].toSorted());
  }
  // Found in any case.
  expect((await ok('GET', `${PLAYERS}?search=Case-A`)).players).toHaveLength(2);
});

describe('what is no id', () => {
  const RULE = 'must be 1 to 128 letters, digits or . _ : | @ ~ + = -, beginning with a letter or digit, not ';

  test.each(NO_IDS)('%s is refused by its name, with the rule in words, wherever it comes in', async (id) => {
    const said = `${RULE}${JSON.stringify(id.slice(0, 100))}`;
    const sent = aSentTransaction({ transaction_id: id, player_id: id, item_id: id });
    const { results } = await ok('POST', '/api/platform/transactions', { records: [sent] });
    expect(results).toMatchObject([{ result: 'invalid', message: `transaction_id ${said}.` }]);
    expect(results[0].errors).toHaveLength(3);
    const listed = await app.call('GET', `/api/admin/transactions?player_id=${inUrl(id)}`);
    expect([listed.status, listed.body.errors]).toEqual([422, [{ path: 'player_id', message: said }]]);
  });

  test('one that may be the number of a card is not repeated', async () => {
    const sent = aSentPlayer({ player_id: '4111 1111 1111 1111', updated_at: AT });
    const { text } = await app.call('POST', '/api/platform/players', { body: { records: [sent] } });
    expect(text).not.toContain('4111');
  });

  test('a game keeps the ids that it had', async () => {
    const { errors } = (await app.call('GET', `/api/admin/games/${inUrl('a|b')}`)).body;
    expect(errors).toEqual([{ path: 'id', message: 'must be 1 to 64 letters, digits, _ or -, not "a|b"' }]);
  });
});
