import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { resetFactors } from '../../server/authentication/account-commands.ts';
import { approvalRequests } from '../../server/db/schema/approvals.ts';
import { passkeyAdditions } from '../../server/db/schema/decided-facts.ts';
import { factorChallenges, factors } from '../../server/db/schema/factors.ts';
import { askedIn } from '../../server/second-person/request-text.ts';
import { hashOf } from '../../server/second-person/rule-queries.ts';
import {
  type Answer,
  aColleague,
  aSession,
  behindTheTriggers,
  SEALED_TEXT,
  serverUnderTest,
} from './server-under-test.ts';
import {
  aPasskey,
  auditOf,
  aWaiting,
  type Decision,
  factorsWereChanged,
  ORIGIN,
  signatureFor,
  twoPeopleFromThousand,
} from './signing-fixtures.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';

const app = serverUnderTest({ publicUrl: ORIGIN });
const APPROVALS = '/api/admin/approvals';
let kim: string;

beforeEach(async () => {
  await twoPeopleFromThousand(app.db);
  kim = await aColleague(app.db, 'kim');
});

const post = (path: string, token: string, body: object = {}) =>
  app.call('POST', `${APPROVALS}/${path}`, { token, body });
const codeOf = ({ status, body }: Answer) => `${status} ${body.code ?? body.state}`;
const stateOf = async (id: string) =>
  (
    await app.db
      .select()
      .from(approvalRequests)
      .where(eq(approvalRequests.id, Number(id)))
  )[0]?.state;

/** A passkey of kim's that signs: it was added 25 hours ago. */
async function anOldPasskey(token = kim): Promise<SoftwareAuthenticator> {
  const authenticator = await aPasskey(app, token);
  await factorsWereChanged(app.db, 25);
  return authenticator;
}

describe('whoever has a passkey that was added a day before', () => {
  test('signs an approval and a denial; request and audit log say with which key, and who added it when', async () => {
    const authenticator = await anOldPasskey();
    for (const decision of ['approve', 'deny'] satisfies Decision[]) {
      const id = await aWaiting(app);
      const signature = await signatureFor(app, authenticator, { id, token: kim, decision });
      const reason = decision === 'deny' ? { reason: 'Call first' } : {};
      const { body } = await post(`${id}/${decision}`, kim, { signature, ...reason });
      expect(body.state).toBe(decision === 'deny' ? 'denied' : 'approved');
      const [row] = await auditOf(app.db, `approval.${decision}`);
      const after = row?.after as { signature: { public_key: string; enrolled_entry: number }; hash: string };
      const [enrolled] = await auditOf(app.db, 'admin.add_factor');
      expect(after).toMatchObject({
        decision,
        requested_by: 'adm_1',
        hash: body.hash,
        text: SEALED_TEXT,
        signature: {
          nonce: signature.nonce,
          client_data_json: signature.passkey.response.clientDataJSON,
          enrolled_by: 'adm_kim',
          enrolled_at: enrolled?.createdAt.toISOString(),
          enrolled_entry: enrolled?.auditId,
        },
      });
      const key = createHash('sha256').update(Buffer.from(after.signature.public_key, 'base64url')).digest('hex');
      const shown = { is_signed: true, unsigned_because: null, key, enrolled_by: 'kim' };
      expect(body.signature).toEqual({ ...shown, enrolled_at: enrolled?.createdAt.toISOString() });
      const { body: page } = await app.call('GET', `${APPROVALS}?view=decided`);
      expect(page.approvals[0].signature).toEqual(body.signature);
      const { body: entry } = await app.call('GET', `/api/admin/audit/${row?.auditId}`);
      expect(createHash('sha256').update(entry.after.text).digest('hex')).toBe(body.hash);
      expect(JSON.parse(entry.after.text)).toMatchObject({
        action: 'approve',
        shown: { requested_amount: 2000, note: 'By telephone' },
      });
    }
  });

  test('decides nothing without a signature, nor by removing the passkey, until a day later', async () => {
    await anOldPasskey();
    const id = await aWaiting(app);
    expect(codeOf(await post(`${id}/approve`, kim))).toBe('409 signature_required');
    expect(codeOf(await post(`${id}/deny`, kim, { reason: 'No' }))).toBe('409 signature_required');
    const [factor] = await app.db.select().from(factors);
    const removed = await app.call('DELETE', `/api/admin/me/factors/${factor?.factorId}`, { token: kim });
    expect(removed.status).toBe(204);
    expect(codeOf(await post(`${id}/challenge`, kim, { decision: 'approve' }))).toBe('409 cannot_sign_yet');
    expect(codeOf(await post(`${id}/approve`, kim))).toBe('409 cannot_sign_yet');
    expect(await stateOf(id)).toBe('waiting');
    await factorsWereChanged(app.db, 24);
    const done = await post(`${id}/approve`, kim);
    expect([done.body.state, done.body.signature]).toMatchObject([
      'approved',
      { is_signed: false, unsigned_because: 'no_passkey' },
    ]);
  });

  test('gets a challenge for what waits alone, which counts as a shown factor', async () => {
    const authenticator = await anOldPasskey();
    await app.db.execute(sql`update sessions set factor_shown_at = null`);
    const [id, other] = [await aWaiting(app), await aWaiting(app)];
    expect(codeOf(await post(`${other}/approve`, kim))).toBe('403 step_up_required');
    const signature = await signatureFor(app, authenticator, { id, token: kim });
    expect(codeOf(await post(`${id}/approve`, kim, { signature }))).toBe('200 approved');
    expect(codeOf(await post(`${id}/challenge`, kim, { decision: 'approve' }))).toBe('409 request_ended');
  });
});

/** Sends the money of a request elsewhere, as the database's superuser. */
async function changeBehindTheTriggers(id: string, { withItsHash }: { withItsHash: boolean }): Promise<void> {
  const isIt = eq(approvalRequests.id, Number(id));
  const [request] = await app.db.select().from(approvalRequests).where(isIt);
  if (!request) throw new Error(`there is no request ${id}`);
  const shown = { ...(request.shown as object), account_last4: '9999' };
  const hash = withItsHash ? hashOf(askedIn({ ...request, shown })) : request.hash;
  await behindTheTriggers(app.db, (tx) => tx.update(approvalRequests).set({ shown, hash }).where(isIt));
}

/** Each of these is refused. `id` is the request that is decided, `mine` the passkey of whoever decides. */
const REFUSED: [what: string, bad: (given: { id: string; mine: SoftwareAuthenticator }) => Promise<object>][] = [
  [
    'forged, with the id of the key',
    async ({ id, mine }) => {
      const { nonce, passkey } = await signatureFor(app, new SoftwareAuthenticator(), { id, token: kim });
      const real = mine.show({ challenge: 'none', origin: ORIGIN }).id;
      return { nonce, passkey: { ...passkey, id: real, rawId: real } };
    },
  ],
  [
    'of somebody else’s key',
    async ({ id }) => {
      const theirs = await anOldPasskey(await aColleague(app.db, 'lee'));
      return signatureFor(app, theirs, { id, token: kim });
    },
  ],
  ['of the other decision', async ({ id, mine }) => signatureFor(app, mine, { id, token: kim, decision: 'deny' })],
  ['of another request', async ({ mine }) => signatureFor(app, mine, { id: await aWaiting(app), token: kim })],
  [
    'for another session of the same person',
    async ({ id, mine }) => signatureFor(app, mine, { id, token: await aSession(app.db, 'adm_kim') }),
  ],
  [
    'too old',
    async ({ id, mine }) => {
      const signature = await signatureFor(app, mine, { id, token: kim });
      await app.db.update(factorChallenges).set({ expiresAt: sql`now()` });
      return signature;
    },
  ],
  [
    'replayed after it was refused once',
    async ({ id, mine }) => {
      const signature = await signatureFor(app, mine, { id, token: kim });
      await post(`${await aWaiting(app)}/approve`, kim, { signature });
      return signature;
    },
  ],
  [
    'with a nonce that the server did not give out',
    async ({ id, mine }) => {
      const nonce = 'n'.repeat(43);
      const { body } = await app.call('GET', `${APPROVALS}/${id}`);
      const signed = JSON.stringify([nonce, body.hash, id, 'approve']);
      const challenge = createHash('sha256').update(signed).digest('base64url');
      return { nonce, passkey: mine.show({ challenge, origin: ORIGIN }) };
    },
  ],
  [
    'over the challenge of a second step',
    async ({ mine }) => {
      const { body } = await app.call('POST', '/api/admin/me/second-step/options', { token: kim });
      return { nonce: 'n'.repeat(43), passkey: mine.show({ challenge: body.challenge, origin: ORIGIN }) };
    },
  ],
  [
    'made inside of another site’s page',
    ({ id, mine }) => signatureFor(app, mine, { id, token: kim, client: { crossOrigin: true } }),
  ],
  [
    'made where another site has the window',
    ({ id, mine }) => signatureFor(app, mine, { id, token: kim, client: { topOrigin: 'https://example.net' } }),
  ],
  [
    'written otherwise than every program reads it',
    async ({ id, mine }) => {
      const { nonce, passkey } = await signatureFor(app, mine, { id, token: kim });
      const der = Buffer.from(passkey.response.signature, 'base64url');
      // The length in two bytes, which DER forbids, and the library of the server takes.
      const long = Buffer.concat([Buffer.from([0x30, 0x81]), der.subarray(1)]);
      return {
        nonce,
        passkey: { ...passkey, response: { ...passkey.response, signature: long.toString('base64url') } },
      };
    },
  ],
  [
    'made before the request was changed in the database',
    async ({ id, mine }) => {
      const signature = await signatureFor(app, mine, { id, token: kim });
      await changeBehindTheTriggers(id, { withItsHash: true });
      return signature;
    },
  ],
];

test.each(REFUSED)('a signature is refused that is %s', async (_, bad) => {
  const mine = await anOldPasskey();
  const id = await aWaiting(app);
  const signature = await bad({ id, mine });
  expect(codeOf(await post(`${id}/approve`, kim, { signature }))).toBe('409 signature_refused');
  expect(await stateOf(id)).toBe('waiting');
});

test('a request that was changed in the database, and not its hash, is void, and its denial cannot be signed', async () => {
  const mine = await anOldPasskey();
  const id = await aWaiting(app);
  const signature = await signatureFor(app, mine, { id, token: kim, decision: 'deny' });
  await changeBehindTheTriggers(id, { withItsHash: false });
  expect(codeOf(await post(`${id}/deny`, kim, { reason: 'No', signature }))).toBe('409 signature_refused');
  expect(codeOf(await post(`${id}/approve`, kim))).toBe('200 void');
});

describe('a passkey that was added less than 24 hours ago', () => {
  test('signs nothing: the decision is recorded as unsigned, and says why', async () => {
    const authenticator = await aPasskey(app, kim);
    await factorsWereChanged(app.db, 23);
    const id = await aWaiting(app);
    const { body } = await post(`${id}/challenge`, kim, { decision: 'approve' });
    expect(body).toEqual({ nonce: null, options: null, unsigned_because: 'passkey_too_new' });
    const signature = { nonce: 'n'.repeat(43), passkey: authenticator.show({ challenge: 'c', origin: ORIGIN }) };
    expect(codeOf(await post(`${id}/approve`, kim, { signature }))).toBe('409 signature_refused');
    const done = await post(`${id}/approve`, kim);
    expect(done.body.signature).toMatchObject({ is_signed: false, unsigned_because: 'passkey_too_new', key: null });
    const [row] = await auditOf(app.db, 'approval.approve');
    expect(row?.after).toMatchObject({ decision: 'approve', unsigned_because: 'passkey_too_new' });
  });

  test('does not decide either where the factors were reset before: whoever resets them is not that person', async () => {
    await resetFactors(app.db, 'kim');
    kim = await aSession(app.db, 'adm_kim');
    await aPasskey(app, kim);
    const id = await aWaiting(app);
    expect(codeOf(await post(`${id}/approve`, kim))).toBe('409 cannot_sign_yet');
  });
});

test('a public key that was exchanged in the table, or is not in the audit log, does not sign', async () => {
  await anOldPasskey();
  const id = await aWaiting(app);
  const challenge = async () => (await post(`${id}/challenge`, kim, { decision: 'approve' })).body.unsigned_because;
  expect(await challenge()).toBeNull();
  const [mine] = await app.db.select().from(factors);
  await aPasskey(app);
  const [theirs] = await app.db.select().from(factors).where(eq(factors.adminId, 'adm_1'));
  await app.db.update(factors).set({ publicKey: theirs?.publicKey }).where(eq(factors.adminId, 'adm_kim'));
  expect(await challenge()).toBe('passkey_not_recorded');
  await app.db.update(factors).set({ publicKey: mine?.publicKey }).where(eq(factors.adminId, 'adm_kim'));
  expect(await challenge()).toBeNull();
  await behindTheTriggers(app.db, (tx) => tx.delete(passkeyAdditions).where(eq(passkeyAdditions.adminId, 'adm_kim')));
  expect(await challenge()).toBe('passkey_not_recorded');
});
