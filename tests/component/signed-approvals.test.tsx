import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { checkAccessibility } from './accessibility.ts';
import { answer, callsOf } from './answers.ts';
import { dialog, openPortal, toasts } from './render.tsx';

// Decisions that a passkey signs. Here is no authenticator: the browser's own call is answered as one would. In the examples request 12 is by dana.reyes.

const HASH = '9f2c6f0f5d6d6b3f0c1f7b4f6ad1f9f2a4f0f8f1e1c2d3b4a5968778695a4b3c';
const NONCE = 'q0Yw3nU2t6cXh0Kk1xk3bX8mS4nV7rT9dJ2fLzQpEwA';
const bytes = (...values: number[]) => Uint8Array.from(values).buffer;
const CREDENTIAL = {
  id: 'KEDetxZcUfinhVi6Za5nZQ',
  rawId: bytes(1),
  type: 'public-key',
  response: { clientDataJSON: bytes(2), authenticatorData: bytes(3), signature: bytes(4), userHandle: null },
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({ credProps: {} }),
};

afterEach(() => vi.restoreAllMocks());

const passkey = (answered: () => Promise<unknown>) =>
  vi.spyOn(navigator.credentials, 'get').mockImplementation(answered as typeof navigator.credentials.get);

async function approve(): Promise<void> {
  await openPortal('approvals?open=12');
  await dialog().getByRole('button', { name: 'Approve', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Approve as the second person?' });
  await question.getByRole('button', { name: 'Approve' }).click();
}

test('with a passkey, what is signed is made from the request on the screen, and goes with the decision', async () => {
  answer({ challengeDecision: '200.challenge' });
  const get = passkey(() => Promise.resolve(CREDENTIAL));
  await approve();
  await expect.poll(toasts).toContain('Approved, and carried out');
  expect(callsOf('challengeDecision').map(({ body }) => body)).toEqual([{ decision: 'approve' }]);
  const signed = new TextEncoder().encode(JSON.stringify([NONCE, HASH, '12', 'approve']));
  const challenge = get.mock.calls[0]?.[0]?.publicKey?.challenge as ArrayBuffer;
  expect([...new Uint8Array(challenge)]).toEqual([...new Uint8Array(await crypto.subtle.digest('SHA-256', signed))]);
  const [call] = callsOf('approveApproval');
  expect(call?.body).toMatchObject({
    signature: {
      nonce: NONCE,
      passkey: { id: CREDENTIAL.id, response: { signature: 'BA' }, clientExtensionResults: {} },
    },
  });
});

test('nothing is decided when the passkey was not used, or the server lets nobody sign yet', async () => {
  answer({ challengeDecision: '200.challenge' });
  passkey(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  await approve();
  await expect.poll(() => toasts().join()).toContain('No passkey was used. You cancelled');
  answer({ challengeDecision: '409.cannotSignYet' });
  await approve();
  await expect.poll(() => toasts().join()).toContain('A passkey of yours was removed');
  expect(callsOf('approveApproval')).toEqual([]);
});

test('without a passkey, or where the back end knows no signatures, it is decided without, and said so', async () => {
  answer({ approveApproval: '200.unsigned' });
  await approve();
  await expect.poll(() => toasts().join()).toContain('$1,200.00; not signed: no passkey');
  answer({ challengeDecision: '501' });
  await approve();
  await expect.poll(() => callsOf('approveApproval').map(({ body }) => body)).toEqual([{}, {}]);
});

test('a decided request shows whether it was signed, with which key, and who added that when', async () => {
  await openPortal('approvals?view=decided&open=10');
  await expect.element(dialog().getByText('By a passkey')).toBeVisible();
  await expect.element(dialog().getByText(/^5d2f0c6f9b0e4a7d/)).toBeVisible();
  await expect.element(dialog().getByText('Oct 2, 2026').first()).toBeVisible();
  await checkAccessibility();
});

test('so does its entry in the audit log, with what was agreed to', async () => {
  answer({ getAuditEntry: '200.signed' });
  await openPortal('audit?open=48205');
  await expect.element(dialog().getByText('By a passkey')).toBeVisible();
  await expect.element(dialog().getByText('"requested_amount": 1200')).toBeVisible();
  await expect.element(dialog().getByText('MEUCIQDa')).not.toBeInTheDocument();
  answer({ getAuditEntry: '200.unsigned' });
  await openPortal('audit?open=48204');
  await expect.element(dialog().getByText('Not signed: passkey too new')).toBeVisible();
});
