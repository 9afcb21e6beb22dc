import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { end } from '../../src/session.ts';
import { notify } from '../../src/ui/feedback/notify.tsx';
import { full } from '../faults/suite.ts';
import { checkAccessibility } from './accessibility.ts';
import { answer, callsOf } from './answers.ts';
import { addressNow, button, loaded, openPortal, press, toasts, wentBack } from './render.tsx';

// Questions above dialogs and drawers, what is shown only once, and a session that ends under a form.

const named = (name: string | RegExp) => page.getByRole('dialog', { name });
const discard = named('Discard your changes?');
const keyOf = (call: { headers: Headers } | undefined) => call?.headers.get('idempotency-key');

test('a payout that was typed is not lost unasked', async () => {
  await openPortal('revenue');
  await press(page.getByRole('main').getByRole('button', { name: 'Process Payout' }));
  const amount = named('Process Payout').getByLabelText('Payout amount');
  await amount.fill('12.34');
  await press(named('Process Payout').getByRole('button', { name: 'Cancel' }));
  await press(discard.getByRole('button', { name: 'Cancel' }));
  await expect.element(amount).toHaveValue(12.34);
});

test('a dialog that closes asks about its own input, and Discard leaves what was typed on the page below', async () => {
  await openPortal('players/PLR-00318?tab=notes');
  const note = page.getByLabelText('New note');
  await note.fill('Half a note');
  await press(button('Freeze'));
  const reason = named(/^Freeze/).getByLabelText('Reason');
  await expect.element(reason).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => reason.query()).toBeNull();
  expect(discard.query()).toBeNull();
  await press(button('Freeze'));
  await reason.fill('Half a reason');
  await userEvent.keyboard('{Escape}');
  await press(discard.getByRole('button', { name: 'Discard' }));
  await expect.poll(() => reason.query()).toBeNull();
  await expect.element(note).toHaveValue('Half a note');
  await press(page.getByRole('link', { name: 'Overview' }));
  await press(discard.getByRole('button', { name: 'Cancel' }));
  await expect.element(note).toHaveValue('Half a note');
});

test.each([
  { below: 'drawer', where: 'system?part=webhooks&open=3c5b0e0a-7a10-4f1e-93d2-9e3b8e3a1c44', asks: 'Delete' },
  { below: 'dialog', where: 'withdrawals?open=WDR-100482', asks: 'Reject' },
])('Escape closes the question, and not the $below below it', async ({ where, asks }) => {
  await openPortal(where);
  const below = page.getByRole('dialog').first();
  await press(below.getByRole('button', { name: asks, exact: true }));
  const question = named(new RegExp(`^${asks} .*\\?$`));
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => question.query()).toBeNull();
  await expect.element(below).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
});

test('Escape closes the question for a second factor, and not the form below it', async () => {
  answer({ updateWebhook: '403.stepUpRequired' });
  await openPortal('system?part=webhooks&open=3c5b0e0a-7a10-4f1e-93d2-9e3b8e3a1c44&edit=true');
  const form = named('Edit Target');
  await form.getByLabelText('Description').fill('Half typed');
  await press(form.getByRole('button', { name: 'Save Changes' }));
  const question = named('Confirm that it is you');
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => question.query()).toBeNull();
  await expect.element(form.getByLabelText('Description')).toHaveValue('Half typed');
});

test('a factor that does not confirm yet is not asked for: the question says from when on it does', async () => {
  answer({ updateWebhook: '403.stepUpRequired', listMyFactors: '200.waitingFactor' });
  await openPortal('system?part=webhooks&open=3c5b0e0a-7a10-4f1e-93d2-9e3b8e3a1c44&edit=true');
  await named('Edit Target').getByLabelText('Description').fill('Half typed');
  await press(named('Edit Target').getByRole('button', { name: 'Save Changes' }));
  const question = named('Confirm that it is you');
  await expect.element(question.getByText(/with a recovery code confirms from Nov 23, 2026/)).toBeVisible();
  await expect.element(question.getByLabelText('One-time code')).toBeVisible();
  expect(question.getByRole('button', { name: 'Use Passkey' }).query()).toBeNull();
});

const box = (words: string) => page.getByRole('checkbox', { name: words, exact: true });

/** Records that two people may edit; what the second one changes, and what the first had saved by then. */
const SHARED = [
  {
    what: 'a role',
    where: 'users?tab=roles&edit=role_night-shift',
    calls: { update: 'updateRole', load: 'listRoles' },
    stale: '409.staleRole',
    save: 'Save Role',
    type: () => box('Approve, reject and recall withdrawals').click(),
    mine: 'You chose: − See players',
    sent: { name: 'Night watch', permissions: ['withdrawals.read'] },
  },
  {
    what: 'the roles of an administrator',
    where: 'users?open=adm_4',
    calls: { update: 'updateAdmin', load: 'getAdmin' },
    stale: '409.staleRole',
    save: 'Save Roles',
    type: () => box('Support').click(),
    mine: 'You chose: + Reviewer, + Support',
    sent: { roles: ['reviewer', 'role_night-shift', 'support'] },
  },
  {
    what: 'a webhook target',
    where: 'system?part=webhooks&open=3c5b0e0a-7a10-4f1e-93d2-9e3b8e3a1c44&edit=true',
    calls: { update: 'updateWebhook', load: 'getWebhook' },
    save: 'Save Changes',
    type: () => page.getByLabelText('Description').fill('Mine'),
    mine: 'You typed: Mine',
    sent: {
      ...{ url: 'https://platform.example.com/hooks/v2', description: 'Mine' },
      ...{ events: null, alerts: true, is_active: true },
    },
  },
  {
    what: 'a reason code',
    where: 'withdrawals/figures?code=fraud',
    calls: { update: 'updateReasonCode', load: 'listReasonCodes' },
    save: 'Save',
    type: () => box('Rejections').click(),
    mine: 'You chose: + Returns by the bank, + Snoozes, − Rejections',
    sent: { label: 'Fraud', uses: ['return', 'snooze'], is_retired: true },
  },
];

// They are all `useEditForm`; that of a target is stale twice.
const EDITED = full() ? SHARED : SHARED.filter(({ what }) => ['a role', 'a webhook target'].includes(what));

test.each(EDITED)('of $what that somebody else has changed, both are shown', async (one) => {
  const { update, load } = one.calls;
  answer({ [update]: one.stale ?? '409' });
  await openPortal(one.where);
  const form = page.getByRole('dialog').last();
  const save = form.getByRole('button', { name: one.save, exact: true });
  await expect.element(save).toBeVisible();
  await one.type();
  answer({ [load]: '200.changedElsewhere' });
  const reload = form.getByRole('button', { name: 'Reload' });
  await press(save);
  await press(reload);
  await expect.poll(() => reload.query()).toBeNull();
  await expect.element(form.getByText(one.mine)).toBeVisible();
  if (update === 'updateWebhook') {
    // It is stale once more, and what was typed first is still there.
    await press(save);
    await press(reload);
    await expect.poll(() => reload.query()).toBeNull();
    await expect.element(form.getByText(one.mine)).toBeVisible();
  }
  answer({ [update]: '' });
  await press(form.getByRole('button', { name: 'Use mine' }));
  const sent = callsOf(update).length;
  await press(save);
  await expect.poll(() => callsOf(update).length).toBe(sent + 1);
  const [first, last] = [callsOf(update)[0]?.body, callsOf(update).at(-1)?.body];
  expect(first).toMatchObject({ version: '9f2c41d07ab35e68c1d4f0a2b7e61938' });
  expect(last).toEqual({ ...one.sent, version: '04be17a9c3d25f8061e7a4bd90c2f516' });
});

test('a target that there is not is not edited: no form opens', async () => {
  answer({ getWebhook: '404' });
  await openPortal('system?part=webhooks&open=whk_nobody&edit=true');
  await expect.element(page.getByText('Target not found')).toBeVisible();
  expect(named(/(Edit|Add) Target/).query()).toBeNull();
});

test.each(['edit=no-such-role', 'copy=no-such-role'])('a role that there is not opens no form: %s', async (link) => {
  await openPortal(`users?tab=roles&${link}`);
  await expect
    .element(page.getByRole('table', { name: 'Roles' }).getByRole('link', { name: 'Reviewer' }))
    .toBeVisible();
  expect(page.getByRole('dialog').query()).toBeNull();
});

test('an invitation is shown until it was kept: Escape, Enter and a click outside do not close it', async () => {
  await openPortal('users');
  await press(button('Invite Administrator'));
  const form = named('Invite Administrator');
  await expect.element(form.getByText('Approves and rejects withdrawals, and freezes players.')).toBeVisible();
  await form.getByLabelText('Username').fill('robin');
  await press(form.getByRole('button', { name: 'Invite' }));
  const link = page.getByLabelText(/^Link for/);
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard('{Enter}{Escape}');
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  window.history.back();
  await wentBack();
  await expect.element(link).toBeVisible();
  await press(button('I have kept it'));
  await expect.poll(() => link.query()).toBeNull();
  expect(callsOf('inviteAdmin')).toHaveLength(1);
});

test('an invitation goes by mail to an address, and then shows no link; a wrong address is named; without mail there is no field', async () => {
  answer({ getMyNotifications: '200.notificationsNone', inviteAdmin: '201.invitedByMail' });
  await openPortal('users');
  await press(button('Invite Administrator'));
  const form = named('Invite Administrator');
  await form.getByLabelText('Username').fill('robin');
  await form.getByLabelText('Mail address').fill('Robin <robin@example.org>');
  await press(form.getByRole('button', { name: 'Invite' }));
  await expect.element(form.getByText('An address without a name, such as dana@example.org')).toBeVisible();
  expect(callsOf('inviteAdmin')).toEqual([]);
  await form.getByLabelText('Mail address').fill(' robin@example.org ');
  await checkAccessibility();
  await press(form.getByRole('button', { name: 'Invite' }));
  await expect.poll(toasts).toContain('Invitation sent by mail');
  expect(callsOf('inviteAdmin')[0]?.body).toMatchObject({ username: 'robin', mail_address: 'robin@example.org' });
  expect(page.getByLabelText(/^Link for/).query()).toBeNull();
  answer({ getMyNotifications: '200.notificationsOff' });
  await openPortal('users');
  await press(button('Invite Administrator'));
  await expect.element(form.getByLabelText('Username')).toBeVisible();
  await loaded();
  await expect.poll(() => form.getByLabelText('Mail address').query()).toBeNull();
});

/** The short form takes one: they share their form, and what is shown once. */
const SHOWN_ONCE = [
  {
    where: 'users',
    call: 'inviteAdmin',
    opener: 'Invite Administrator',
    label: 'Username',
    send: 'Invite',
    remedy: 'New Link',
  },
  {
    where: 'users?tab=services',
    call: 'createServiceAccount',
    opener: 'New Service Account',
    label: 'Name',
    send: 'Create',
    remedy: 'New Token',
  },
  {
    where: 'system?part=webhooks',
    call: 'createWebhook',
    opener: 'Add Target',
    label: 'Address',
    send: 'Add',
    remedy: 'Replace Secret',
  },
];
test.each(full() ? SHOWN_ONCE : SHOWN_ONCE.slice(0, 1))(
  '$opener says after a lost answer that $remedy gives the secret',
  async ({ where, call, opener, label, send, remedy }) => {
    answer({ [call]: '!drop' });
    await openPortal(where);
    await press(button(opener));
    const form = named(opener);
    await form.getByLabelText(label).fill(label === 'Address' ? 'https://platform.example.com/hooks' : 'robin');
    await press(form.getByRole('button', { name: send, exact: true }));
    const lost = form.getByText(`“${remedy}” there gives another.`);
    await expect.element(lost).toHaveRole('alert');
    answer({ [call]: '422' });
    await press(form.getByRole('button', { name: send, exact: true }));
    await expect.poll(() => lost.query()).toBeNull();
    // Answered after the test, it would be answered as usual, with a secret that the next test has to close.
    await loaded();
  },
);

test('a second factor that a recovery code added is confirmed by a colleague, who is told to ask first', async () => {
  answer({ getAdmin: '200.factorAwaitsConfirmation' });
  await openPortal('users?open=adm_4');
  await press(button('Confirm'));
  const question = named('Confirm the second factor of reviewer?');
  await expect.element(question.getByText(/in person or by telephone/)).toBeVisible();
  await press(question.getByRole('button', { name: 'Confirm' }));
  await expect.poll(toasts).toContain('Second factor confirmed');
  expect(callsOf('confirmAdminFactor').map(({ url }) => url.pathname.split('/').at(-2))).toEqual([
    '1c4e2b5e-7d51-4a86-9c3f-1f7f4f0f9b22',
  ]);
});

test('an invitation that was lost is replaced by a new link', async () => {
  answer({ getAdmin: '200.invitedAdmin', renewInvitation: '200.invited' });
  await openPortal('users?open=adm_9');
  await press(button('New Link'));
  await press(named(/^New link for/).getByRole('button', { name: 'New Link' }));
  await expect.element(page.getByLabelText(/^Link for/)).not.toHaveValue('');
  await press(button('I have kept it'));
  expect(callsOf('renewInvitation')).toHaveLength(1);
});

test('a password that is reset is shown once, and nothing is shown for a question that was cancelled', async () => {
  answer({ resetAdminPassword: '200.oneUsePassword' });
  await openPortal('users?open=adm_4');
  await press(button('Reset Password'));
  await press(named(/^Reset the password/).getByRole('button', { name: 'Cancel' }));
  expect(callsOf('resetAdminPassword')).toEqual([]);
  await press(button('Reset Password'));
  await press(named(/^Reset the password/).getByRole('button', { name: 'Reset Password' }));
  await expect.element(page.getByLabelText('Password for one sign-in')).not.toHaveValue('');
  await press(button('I have kept it'));
  await expect.poll(() => page.getByLabelText('Password for one sign-in').query()).toBeNull();
});

test('a session that ends under a form is renewed above it, and the same call is sent with the same key', async () => {
  answer({ updateWebhook: '401' });
  await openPortal('system?part=webhooks&open=3c5b0e0a-7a10-4f1e-93d2-9e3b8e3a1c44&edit=true');
  const form = named('Edit Target');
  await form.getByLabelText('Description').fill('Half typed');
  await press(form.getByRole('button', { name: 'Save Changes' }));
  const again = named('Sign in again');
  await expect.element(again.getByLabelText('Username')).toHaveValue('admin');
  // Only the question in front is closed, and what was typed stays.
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => again.query()).toBeNull();
  await expect.element(form.getByLabelText('Description')).toHaveValue('Half typed');
  await press(form.getByRole('button', { name: 'Save Changes' }));
  await again.getByLabelText('Password', { exact: true }).fill('coinop-demo');
  answer({ updateWebhook: '200' });
  await press(again.getByRole('button', { name: 'Sign in', exact: true }));
  await expect.poll(() => form.query()).toBeNull();
  await expect.poll(toasts).toContain('Target changed');
  const sent = callsOf('updateWebhook');
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(keyOf)).size).toBe(1);
  expect(sent[0]?.headers.get('authorization')).not.toBe(sent[2]?.headers.get('authorization'));
});

test('a session that a background call finds ended is asked for above what is open', async () => {
  await openPortal('system?part=webhooks&new=true');
  await named('Add Target').getByLabelText('Address').fill('https://platform.example.com/hooks');
  end();
  await expect.element(named('Sign in again').getByLabelText('Password', { exact: true })).toBeVisible();
  await press(button('Cancel').last());
  await expect.element(named('Add Target').getByLabelText('Address')).toHaveValue('https://platform.example.com/hooks');
});

test('a comparison whose answer was lost is sent again with its key', async () => {
  answer({ reconcileRail: '!drop' });
  await openPortal('system?part=reconciliation');
  await press(button('Compare with the Rail'));
  const form = named('Compare with the Payment Rail');
  await form.getByLabelText('Since').fill('2026-11-20');
  await press(form.getByRole('button', { name: 'Compare' }));
  await expect.poll(toasts).toContain('Failed to compare with the payment rail');
  answer({ reconcileRail: '' });
  await press(form.getByRole('button', { name: 'Compare' }));
  await expect.poll(() => form.query()).toBeNull();
  const [lost, repeated] = callsOf('reconcileRail');
  expect(keyOf(lost)).toBe(keyOf(repeated));
});

/** The ways out, each of which the forms take in turn: they share the rule. */
const WAYS = {
  Escape: () => userEvent.keyboard('{Escape}'),
  'a click outside': () => userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true }),
  Back: () => window.history.back(),
};
const fillIn = (label: string) => async (form: Locator) => {
  const field = form.getByLabelText(label);
  await field.fill('Half typed');
  return () => expect.element(field).toHaveValue('Half typed');
};

interface Typed {
  where: string;
  opener: string;
  by: keyof typeof WAYS;
  type: (form: Locator) => Promise<() => unknown>;
}
const TYPED: Typed[] = [
  { where: 'transactions', opener: 'View Details of TXN-900412', by: 'Escape', type: fillIn('Notes') },
  { where: 'games', opener: 'Edit Copper Caravan', by: 'a click outside', type: fillIn('Genre') },
  { where: 'game-items?game_id=copper-caravan', opener: 'Edit Oasis Bundle', by: 'Back', type: fillIn('Display Tag') },
];
/** By the same hook, in dialogs that others load. */
const TYPED_ELSEWHERE: Typed[] = [
  { where: 'users', opener: 'Invite Administrator', by: 'Escape', type: fillIn('Username') },
  {
    where: 'users',
    opener: 'reviewer',
    by: 'a click outside',
    type: async (drawer: Locator) => {
      const role = drawer.getByRole('checkbox', { name: 'Support' });
      await role.click({ force: true });
      return () => expect.element(role).toBeChecked();
    },
  },
  {
    where: 'users?tab=services',
    opener: 'nightly-export',
    by: 'Back',
    type: async (drawer: Locator) => {
      await press(drawer.getByRole('button', { name: 'New Token' }));
      return fillIn('Networks')(drawer);
    },
  },
  { where: 'system?part=webhooks', opener: 'Add Target', by: 'Escape', type: fillIn('Address') },
];

test.each([...TYPED, ...(full() ? TYPED_ELSEWHERE : [])])(
  'input in $opener is not lost unasked by $by',
  async ({ where, opener, by, type }) => {
    await openPortal(where);
    await press(button(opener).or(page.getByRole('link', { name: opener, exact: true })));
    const isKept = await type(page.getByRole('dialog').first());
    const here = addressNow().href;
    await WAYS[by]();
    await press(discard.getByRole('button', { name: 'Cancel' }));
    await expect.poll(() => discard.query()).toBeNull();
    await expect.poll(() => addressNow().href).toBe(here);
    await isKept();
    window.history.back();
    await press(discard.getByRole('button', { name: 'Discard' }));
    await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
  },
);

test('a failure that offers an action stays until it is used or closed', async () => {
  answer({ approveWithdrawal: '!drop' });
  await openPortal('withdrawals?open=WDR-100482');
  await press(page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }));
  const offer = page.getByRole('alert').filter({ hasText: 'Failed to approve withdrawal' });
  await expect.element(offer.getByRole('button', { name: 'Try again' })).toBeVisible();
  // One without an action, shown later, is gone before it.
  notify.error('Gone after four seconds');
  const other = page.getByRole('alert').filter({ hasText: 'Gone after four seconds' });
  await expect.poll(toasts).toContain('Gone after four seconds');
  await expect.poll(() => other.query()).toBeNull();
  await expect.element(offer).toBeVisible();
  await press(offer.getByRole('button', { name: 'Dismiss' }));
  await expect.poll(() => offer.query()).toBeNull();
});

test('the file in the field is the one that is uploaded, whichever was read first', async () => {
  await openPortal('system?part=reconciliation&new=true');
  const form = named('Upload a Statement');
  await expect.element(form).toBeVisible();
  const csv = (name: string) => new File(['Date,Reference,Amount\n2026-11-20,A,1.00\n'], name, { type: 'text/csv' });
  const field = document.querySelector('input[type=file]') as HTMLInputElement;
  answer({ previewStatement: '200.unclear,200' });
  await userEvent.upload(field, csv('first.csv'));
  await userEvent.upload(field, csv('second.csv'));
  await expect.poll(() => callsOf('previewStatement')).toHaveLength(2);
  await expect.element(form.getByText('Date · Reference · Amount')).toBeVisible();
  expect(form.getByLabelText('05/11/2026 is').query()).toBeNull();
  await press(form.getByRole('button', { name: 'Upload', exact: true }));
  await expect
    .poll(() => callsOf('uploadStatement').map(({ url }) => url.searchParams.get('file_name')))
    .toEqual(['second.csv']);
});
