import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { channelOf } from '../../src/api/share-changes.ts';
import { READING_MS, SLOW_MS } from '../../src/features/review/desk-machine.ts';
import { getSession } from '../../src/session.ts';
import { missedControls } from '../e2e/screen-checks.ts';
import { answer, callsOf, hold } from './answers.ts';
import { addressNow, button, dialog, focusTaken, goTo, loaded, openPortal, openWith, toasts } from './render.tsx';

// The desk, which hands out what awaits review.

// The desk's clock stands, until a test lets it go on. Vitest's own fake clock goes on with each look of a poll.
let now = 0;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => void vi.restoreAllMocks());
const pass = (ms: number) => {
  now += ms;
};

const onDesk = (id: string) => page.getByRole('region', { name: id });
const deskNow = async () => {
  const item = page.getByRole('region', { name: /^WDR-/ });
  await expect.element(item).toBeVisible();
  return item.element().getAttribute('aria-label') ?? '';
};
/** On the withdrawal that is shown: the next one has such a field too, and is hidden. */
const newNote = () => page.getByRole('region', { name: /^WDR-/ }).getByLabelText('New note');
const key = (text: string) => userEvent.keyboard(text);
/** The withdrawal on the desk has been read for as long as a decision needs. */
async function read(): Promise<void> {
  await expect.element(page.getByRole('region', { name: /^WDR-/ })).toHaveAttribute('data-phase', 'reading');
  pass(READING_MS);
}
const released = () => callsOf('releaseWithdrawalClaim').map(({ url }) => url.pathname.split('/').at(-2));
/** The desk shows another withdrawal, which is claimed. */
const movedFrom = (id: string) => expect.element(onDesk(id)).not.toBeInTheDocument();
const asked = () => callsOf('claimNextWithdrawal').length;
/** The one after it is claimed, loaded, and rendered beside it. */
const nextIsLoaded = async () => {
  await expect.poll(() => document.querySelectorAll('section[data-phase]').length).toBe(2);
  await loaded();
};

test('a run of reviews by keys alone: approve, undo, pass on, back, a note, a reason, the signals', async () => {
  await openPortal('withdrawals');
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  const first = await deskNow();
  await nextIsLoaded();
  const signalsBefore = callsOf('listWithdrawalSignals').length;
  const loadsOf = (id: string) => callsOf('getWithdrawal').filter(({ url }) => url.pathname.endsWith(id)).length;
  const loadsBefore = loadsOf(first);
  // The next one comes with the answer, and not after whatever is loaded again.
  const release = hold('listWithdrawals');
  await read();
  await key('a');
  await movedFrom(first);
  release();
  expect(callsOf('approveWithdrawal').map(({ url }) => url.pathname)).toEqual([
    `/admin/withdrawal/withdrawals/${first}/approve`,
  ]);
  // The data of the second one had been asked for before the key, and of the first one nothing is loaded any more.
  const second = await deskNow();
  expect(loadsOf(first)).toBe(loadsBefore);
  await key('u');
  await expect
    .poll(() => callsOf('undoWithdrawal').map(({ url }) => url.pathname))
    .toEqual([`/admin/withdrawal/withdrawals/${first}/undo`]);
  // Only once.
  await key('u');
  const loadedBefore = callsOf('listWithdrawalSignals').slice(0, signalsBefore);
  expect(loadedBefore.map(({ url }) => url.searchParams.get('withdrawal_ids'))).toContain(second);

  await nextIsLoaded();
  await key('j');
  await movedFrom(second);
  const third = await deskNow();
  await expect.poll(released).toContain(second);
  await key('k');
  await expect.element(onDesk(second)).toBeVisible();
  expect(third).not.toBe(second);

  await loaded();
  await key('e');
  expect(document.activeElement?.textContent).toMatch(/^Signals/);
  await expect.element(newNote()).toBeEnabled();
  await key('n');
  await expect.element(newNote()).toHaveFocus();
  // Typed, not taken for keys.
  await key('ajar?');
  await expect.element(newNote()).toHaveValue('ajar?');
  await key('{Tab}{Enter}');
  await expect.poll(() => callsOf('addWithdrawalNote').length).toBe(1);
  await expect.element(newNote()).toHaveValue('');
  (document.activeElement as HTMLElement).blur();

  await read();
  await key('r');
  await expect.element(dialog().getByLabelText('Reason')).toBeVisible();
  await focusTaken();
  await key('Not verified');
  (dialog().getByRole('button', { name: 'Reject' }).element() as HTMLElement).focus();
  await key('{Enter}');
  await movedFrom(second);
  expect(callsOf('rejectWithdrawal').map(({ body }) => body)).toEqual([{ reason: 'Not verified' }]);
  expect(callsOf('approveWithdrawal').length).toBe(1);
  expect(toasts()).toContain('Withdrawal rejected');
  expect(callsOf('undoWithdrawal')).toHaveLength(1);
});

test('its keys are on every keyboard: by their place where letters are not Latin, and digits that need Shift', async () => {
  await openPortal('withdrawals/review');
  const first = await deskNow();
  await loaded();
  const press = (type: string, init: KeyboardEventInit) =>
    document.body.dispatchEvent(new KeyboardEvent(type, { bubbles: true, ...init }));
  // AZERTY: Shift is released before the digit, which is '&' then.
  await read();
  for (const _round of [1, 2]) {
    press('keydown', { key: '1', code: 'Digit1', shiftKey: true });
    await expect.element(dialog().getByLabelText('Reason')).toBeVisible();
    press('keyup', { key: '&', code: 'Digit1' });
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
  }
  press('keydown', { key: 'ф', code: 'KeyA', isComposing: true });
  press('keydown', { key: 'ф', code: 'KeyA' });
  await movedFrom(first);
  expect(callsOf('approveWithdrawal')).toHaveLength(1);
  // Greek and Hebrew: K goes back.
  press('keydown', { key: 'κ', code: 'KeyK' });
  await expect.element(onDesk(first)).toBeVisible();
  press('keyup', { key: 'κ', code: 'KeyK' });
  press('keydown', { key: 'ח', code: 'KeyJ' });
  await movedFrom(first);
});

test('on a phone the signals are above the buttons, which stay in reach, and in a very low window cover no link', async () => {
  await page.viewport(390, 844);
  await openPortal('withdrawals/review');
  await deskNow();
  await nextIsLoaded();
  const approve = button('Approve');
  await expect.element(approve).toBeVisible();
  const [signals, below] = [page.getByRole('list', { name: 'Signals' }).first(), approve].map((part) =>
    part.element().getBoundingClientRect(),
  );
  expect(signals?.top).toBeLessThan(below?.top ?? 0);
  expect(below?.bottom).toBeLessThanOrEqual(844);
  await read();
  // The notes of the next one are loaded as well.
  await loaded();
  await page.viewport(320, 225);
  expect(missedControls(0)).toEqual([]);
});

test('a key that is held down, has a modifier, or comes while something is asked decides nothing', async () => {
  await openPortal('withdrawals/review');
  const first = await deskNow();
  await loaded();
  const press = (init: KeyboardEventInit) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
  for (const held of [{ repeat: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }]) {
    press({ key: 'a', ...held });
  }
  await key('?');
  await expect.element(dialog().getByText('Approve, and go to the next one')).toBeVisible();
  press({ key: 'a' });
  await dialog().getByLabelText('Shortcuts on this page').click();
  await key('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  press({ key: 'a' });
  press({ key: 'j' });
  await expect.element(onDesk(first)).toBeVisible();
  expect(callsOf('approveWithdrawal')).toEqual([]);
  const chosen = { desk: { has_keys: false, texts: [] } };
  await expect.poll(() => callsOf('chooseMyPreferences').map(({ body }) => body)).toEqual([chosen]);
  // They may be switched off, so none counts before the preferences are known.
  const release = hold('getMyPreferences');
  await openPortal('withdrawals/review');
  await deskNow();
  press({ key: 'a' });
  press({ key: '?' });
  release();
  await loaded();
  expect([dialog().query(), ...callsOf('approveWithdrawal')]).toEqual([null]);
  press({ key: '?' });
  await expect.element(dialog().getByText('Your templates').first()).toBeVisible();
});

test('texts of one’s own come by their number, and can be changed before they are sent', async () => {
  await openPortal('withdrawals/review');
  await deskNow();
  await button('Shortcuts and Templates').click();
  for (let count = 0; count < 3; count++) await button('Add a Template').click();
  await dialog().getByLabelText('Template 1', { exact: true }).fill('Name of the account differs');
  await dialog().getByLabelText('Kind of template 3').selectOptions('Note');
  await dialog().getByLabelText('Template 3', { exact: true }).fill('Asked for an identity card');
  await key('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  const texts = [
    { kind: 'reason', text: 'Name of the account differs' },
    { kind: 'note', text: 'Asked for an identity card' },
  ];
  await expect
    .poll(() => callsOf('chooseMyPreferences').map(({ body }) => body))
    .toEqual([{ desk: { has_keys: true, texts } }]);
  answer({ getMyPreferences: '200.desk' });
  await openPortal('withdrawals/review');
  await deskNow();
  await loaded();
  // The third digit is the first reason that everybody has, with its code.
  await read();
  await key('3');
  await expect.element(dialog().getByLabelText('Reason')).toHaveValue('Account is closed');
  await expect.element(dialog().getByLabelText('Code')).toHaveValue('account_closed');
  await focusTaken();
  await key('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await key('2');
  await expect.element(newNote()).toHaveFocus();
  await expect.element(newNote()).toHaveValue('Asked for an identity card');
  await newNote().fill('');
  (document.activeElement as HTMLElement).blur();
  await key('1');
  // Behind what was chosen before: nothing is put in the place of another text.
  await expect.element(dialog().getByLabelText('Reason')).toHaveValue('Account is closed\nName of the account differs');
  await focusTaken();
  await key('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(callsOf('rejectWithdrawal')).toEqual([]);
});

test('a typed note stays with its withdrawal: on J and K, under a template, and until somebody agrees to lose it', async () => {
  answer({ getMyPreferences: '200.desk' });
  await openPortal('withdrawals');
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  const first = await deskNow();
  await nextIsLoaded();
  await newNote().fill('Called them');
  (document.activeElement as HTMLElement).blur();
  await key('j');
  await movedFrom(first);
  await expect.element(newNote()).toHaveValue('');
  await key('k');
  await expect.element(onDesk(first)).toBeVisible();
  await expect.element(newNote()).toHaveValue('Called them');
  await key('2');
  await expect.element(newNote()).toHaveValue('Called them\nAsked for an identity card');
  (document.activeElement as HTMLElement).blur();
  await read();
  for (const one of ['a', 'r', 's', 'z']) {
    await key(one);
    await expect.element(dialog().getByText(`Discard your note on ${first}?`)).toBeVisible();
    await focusTaken();
    await key('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    // Cancel leads back to the note.
    (document.activeElement as HTMLElement).blur();
  }
  expect(callsOf('approveWithdrawal')).toEqual([]);
  // Leaving the desk asks, too.
  window.history.back();
  await expect.element(dialog().getByText('Discard your changes?')).toBeVisible();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  (document.activeElement as HTMLElement).blur();
  await key('a');
  await dialog().getByRole('button', { name: 'Approve Without It' }).click();
  await movedFrom(first);
  await expect.element(newNote()).toHaveValue('');
});

/** A key as the browser tells of it, without the time that a real one takes. */
const down = (name: string, init: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, ...init }));
const up = (name: string) => document.body.dispatchEvent(new KeyboardEvent('keyup', { key: name, bubbles: true }));

test('nothing is decided unread: not by a second press, a double click, a held key, or a key before half a second is over', async () => {
  await openPortal('withdrawals/review');
  const first = await deskNow();
  await nextIsLoaded();
  await expect.element(onDesk(first)).toHaveAttribute('data-phase', 'reading');
  pass(READING_MS - 1);
  down('a');
  up('a');
  pass(1);
  down('a');
  down('a', { repeat: true });
  down('j');
  await movedFrom(first);
  const second = await deskNow();
  await read();
  // It was never released.
  down('a', { repeat: true });
  down('a');
  up('a');
  const approve = onDesk(second).getByRole('button', { name: 'Approve' });
  // Enabled by the clock of the page, which goes on.
  vi.restoreAllMocks();
  await expect.element(approve).not.toHaveAttribute('aria-disabled');
  approve.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  expect(callsOf('approveWithdrawal')).toHaveLength(1);
  approve.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  approve.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  await movedFrom(second);
  expect(callsOf('approveWithdrawal')).toHaveLength(2);
});

test('without an answer the desk says that it waits, J works after ten seconds, and a late answer moves nothing', async () => {
  await openPortal('withdrawals/review');
  const first = await deskNow();
  await nextIsLoaded();
  const release = hold('approveWithdrawal');
  await read();
  await key('a');
  await expect.poll(() => callsOf('approveWithdrawal')).toHaveLength(1);
  await key('j');
  await expect.element(page.getByText('Waiting for the server: nothing else can be done')).toBeVisible();
  const middle = (element: Element | null) => {
    const { left = 0, right = 0, top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    return [(left + right) / 2, (top + bottom) / 2].map(Math.round);
  };
  const busy = onDesk(first).element().querySelector('[data-loading]');
  expect(middle(busy?.querySelector('.mantine-Button-loader') ?? null)).toEqual(middle(busy));
  await key('r');
  await expect.element(onDesk(first)).toBeVisible();
  expect(dialog().query()).toBeNull();
  pass(SLOW_MS);
  await key('j');
  await movedFrom(first);
  const second = await deskNow();
  release();
  await expect.poll(toasts).toContain('Withdrawal approved successfully');
  await loaded();
  expect(await deskNow()).toBe(second);
});

test('a colleague’s decision about the one on the desk is told there, and by its name; the next tab of one’s own decides nothing twice', async () => {
  await openPortal('withdrawals/review');
  const id = await deskNow();
  await nextIsLoaded();
  await expect.poll(() => callsOf('followChanges')).toHaveLength(1);
  const others = new BroadcastChannel(channelOf(getSession()?.admin.username ?? ''));
  onTestFinished(() => others.close());
  answer({ getWithdrawal: '200.rejected', getWithdrawalHistory: '200.rejected', approveWithdrawal: '409' });
  others.postMessage({ news: { changes: [{ kind: 'withdrawal', id, is_new: false }], withdrawals_waiting: 3 } });
  await expect.element(onDesk(id).getByText('admin rejected this.')).toBeVisible();
  await read();
  await key('a');
  await key('r');
  expect([dialog().query(), ...callsOf('approveWithdrawal')]).toEqual([null]);
  await key('j');
  await movedFrom(id);
});

test('one that is gone while it is read, or cannot be loaded, is not decided, and the desk goes on', async () => {
  await openPortal('withdrawals/review');
  const id = await deskNow();
  await nextIsLoaded();
  await expect.poll(() => callsOf('followChanges')).toHaveLength(1);
  const others = new BroadcastChannel(channelOf(getSession()?.admin.username ?? ''));
  onTestFinished(() => others.close());
  await read();
  answer({ getWithdrawal: '404' });
  others.postMessage({ news: { changes: [{ kind: 'withdrawal', id, is_new: false }], withdrawals_waiting: 3 } });
  await expect.element(page.getByText('Withdrawal not found')).toBeVisible();
  await key('a');
  await key('r');
  expect([dialog().query(), ...callsOf('approveWithdrawal')]).toEqual([null]);
  answer({ getWithdrawal: '' });
  await button('Next').click();
  await expect.element(page.getByText('Withdrawal not found')).not.toBeInTheDocument();
  await expect.poll(deskNow).not.toBe(id);
});

test('an approval that will wait for somebody else says so before, and one that was refused says why it comes last', async () => {
  answer({ foreseeApproval: '200.second' });
  const release = hold('foreseeApproval');
  await openPortal('withdrawals/review');
  await expect.poll(() => callsOf('foreseeApproval').length).toBeGreaterThan(0);
  // It is shown with its withdrawal, so that no button changes or moves under the hand.
  expect(button('Approve').query()).toBeNull();
  release();
  const first = await deskNow();
  await expect.element(onDesk(first).getByRole('button', { name: 'Request Approval' })).toBeVisible();
  await expect.element(onDesk(first).getByText('Needs a second person')).toBeVisible();
  // Of the next one it was asked while this one was on the screen. If it was rendered before the answer, it is drawn anew once it is shown:
  // a hidden part hears of no answer.
  const asked = () => callsOf('foreseeApproval').map(({ url }) => url.searchParams.get('withdrawal_ids'));
  await expect.poll(() => new Set(asked()).size).toBe(2);
  answer({ foreseeApproval: '503', getReviewQueue: '200.busy' });
  await openPortal('withdrawals?open=WDR-100481');
  await expect
    .element(dialog().getByText('Your approval was refused: payments to this player were withheld.'))
    .toBeVisible();
});

test('cards, desk and bell count what awaits review and what awaits a second person, each with a way to them', async () => {
  await openPortal('withdrawals/review');
  await expect.element(page.getByText(/^63 await review\./)).toBeVisible();
  const second = page.getByRole('link', { name: '2 withdrawals await a second approval' });
  await expect.element(second).toHaveAttribute('href', expect.stringContaining('awaiting_second='));
  await button(/^Notifications/).click();
  await expect
    .element(dialog().getByRole('link', { name: '2 withdrawals await a second approval' }))
    .toHaveAttribute('href', expect.stringContaining('awaiting_second='));
  await openPortal('withdrawals');
  await expect.element(page.getByRole('link', { name: 'Total Pending' })).toHaveTextContent('Total Pending');
  await page.getByRole('link', { name: '2 for a second person' }).click();
  await expect.poll(() => callsOf('listWithdrawals').at(-1)?.url.searchParams.get('awaiting_second')).toBe('true');
});

test('a note of 64 kB is kept and not sent; a reload and Sign out ask for it, and once', async () => {
  await openPortal('withdrawals/review');
  await deskNow();
  await loaded();
  const long = 'ä'.repeat(32_768);
  await newNote().fill(long);
  await button('Add Note').click();
  await expect.element(page.getByText(/at most [\d,]+ characters/i)).toBeVisible();
  expect([(newNote().element() as HTMLTextAreaElement).value.length, ...callsOf('addWithdrawalNote')]).toEqual([
    32_768,
  ]);
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
  await button('Log out').click();
  await expect.element(dialog().getByText('Discard your changes?')).toBeVisible();
  await dialog().getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => callsOf('adminLogout')).toHaveLength(1);
  await expect.poll(() => addressNow().pathname).toBe('/admin-panel/login');
  expect(dialog().query()).toBeNull();
});

test('preferences that fail to load switch nothing on, and nothing is saved over them', async () => {
  answer({ getMyPreferences: '503' });
  await openPortal('withdrawals/review');
  const first = await deskNow();
  await expect.element(page.getByText('Failed to load your shortcuts and templates. Shortcuts are off.')).toBeVisible();
  await read();
  await key('a');
  await key('j');
  await button('Shortcuts and Templates').click();
  await expect.element(dialog().getByLabelText('Shortcuts on this page')).toBeDisabled();
  await key('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(onDesk(first)).toBeVisible();
  answer({ getMyPreferences: '' });
  await button('Try again').click();
  await loaded();
  await key('a');
  await movedFrom(first);
  expect(callsOf('chooseMyPreferences')).toEqual([]);
  expect(callsOf('approveWithdrawal')).toHaveLength(1);
});

test('another order gives the old claim back before it asks, and a claim that comes after leaving is given back', async () => {
  await openPortal('withdrawals/review');
  const first = await deskNow();
  await nextIsLoaded();
  const [earlier, askedBefore] = [released().length, asked()];
  const release = hold('releaseWithdrawalClaim');
  await page.getByLabelText('Order').selectOptions('Largest first');
  await expect.poll(() => released().slice(earlier)).toHaveLength(1);
  expect(asked()).toBe(askedBefore);
  release();
  await nextIsLoaded();
  await expect.element(onDesk(first)).toBeVisible();
  // The answer to the next one comes when nobody is at the desk any more.
  const late = hold('claimNextWithdrawal');
  await key('j');
  await expect.poll(asked).toBe(askedBefore + 2);
  await goTo('Games');
  const before = released().length;
  late();
  await expect.poll(() => released().length).toBe(before + 1);
});

test('leaving gives back what was claimed, and Back leaves to the list', async () => {
  await openPortal('withdrawals');
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  const first = await deskNow();
  await nextIsLoaded();
  // The desk of the test before gave its own back when it was removed.
  const earlier = released().length;
  window.history.back();
  await expect.poll(() => addressNow().pathname).toBe('/admin-panel/withdrawals');
  await expect.poll(() => released().slice(earlier)).toHaveLength(2);
  expect(released().slice(earlier)).toContain(first);
});

test('the empty desk looks again on J and when the queue has something, and U undoes there', async () => {
  answer({ claimNextWithdrawal: '200,200.nothingLeft' });
  await openPortal('withdrawals/review');
  const first = await deskNow();
  await loaded();
  await read();
  await key('a');
  await expect.element(button('Look Again')).toBeVisible();
  await key('u');
  await expect.poll(() => callsOf('undoWithdrawal')).toHaveLength(1);
  await expect.element(onDesk(first)).toBeVisible();
  await loaded();
  await key('j');
  await expect.element(button('Look Again')).toBeVisible();
  answer({ claimNextWithdrawal: '' });
  await key('j');
  await deskNow();
});

test('nothing left, a failure, and a back end that hands nothing out are told apart', async () => {
  answer({ claimNextWithdrawal: '200.nothingLeft' });
  await openPortal('withdrawals/review');
  await expect.element(button('Look Again')).toBeVisible();
  answer({ claimNextWithdrawal: '503' });
  await button('Look Again').click();
  await expect.element(page.getByText('Failed to get the next withdrawal')).toBeVisible();
  answer({ claimNextWithdrawal: '' });
  await button('Try again').click();
  await deskNow();
  answer({ getReviewQueue: '501' });
  await openPortal('withdrawals/review');
  await expect.element(page.getByText('What awaits review will be handed out here.')).toBeVisible();
  await openPortal('withdrawals');
  await expect.element(page.getByRole('link', { name: 'Review', exact: true })).not.toBeInTheDocument();
});

test('who may not review is told so, and claims nothing', async () => {
  await openWith('withdrawals/review', ['withdrawals.read']);
  await expect.element(page.getByText('Your roles do not permit this: withdrawals.review.')).toBeVisible();
  await goTo('Withdrawals');
  await expect.element(page.getByRole('button', { name: 'Review', exact: true })).toHaveAttribute('aria-disabled');
  expect([...callsOf('claimNextWithdrawal'), ...callsOf('claimWithdrawal')]).toEqual([]);
});

test('a card, the dialog and the question of many name whoever else is looking', async () => {
  const release = hold('bulkApproveWithdrawals');
  await openPortal('withdrawals');
  const card = page.getByRole('article', { name: 'WDR-100481' });
  await expect.element(card.getByText('robin is looking at this')).toBeVisible();
  expect(page.getByText('is looking at this').elements().length).toBe(1);
  await page.getByLabelText(/^Select these/).click();
  await button('Approve Selected').click();
  await expect.element(dialog().getByText('Others are looking at WDR-100481 (robin).')).toBeVisible();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  release();
  await openPortal('withdrawals?open=WDR-100481');
  await expect.element(dialog().getByText('robin is looking at this')).toBeVisible();
});
