import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { digitsOnly } from '../../src/features/session/one-time-code.ts';
import { DialogForm, FormDialog } from '../../src/ui/dialogs/form-dialog.tsx';
import { RecordDialog, RecordDialogHead } from '../../src/ui/dialogs/record-dialog.tsx';
import { RecordDrawer, RecordDrawerHead } from '../../src/ui/dialogs/record-drawer.tsx';
import { lazyDialog } from '../../src/ui/feedback/lazy-dialog.tsx';
import { notify } from '../../src/ui/feedback/notify.tsx';
import { Moment } from '../../src/ui/values/date-time.tsx';
import { RecordId } from '../../src/ui/values/record-id.tsx';
import { badgeIn, StatusBadge } from '../../src/ui/values/status-badge.tsx';
import { emulate } from './emulate.ts';
import { render } from './render.tsx';

test('two long ids that begin alike end differently on the screen, cut once in the middle, and are whole when copied and when read aloud', async () => {
  const ids = ['a', 'b'].map((end) => `transfer-2026-11-${'0'.repeat(80)}-${end}`);
  render(
    <div style={{ width: 190 }}>
      {ids.map((id) => (
        <a key={id} href="#record" style={{ display: 'block' }}>
          <RecordId id={id} />
        </a>
      ))}
    </div>,
  );
  for (const id of ids) {
    const element = page.getByTitle(id, { exact: true });
    await expect.element(element).toBeVisible();
    const [, start, middle, end] = [...element.element().children] as HTMLElement[];
    expect(start?.textContent).toBe('transfer-');
    expect(end?.textContent).toBe(id.slice(-10));
    // Nothing but the ellipsis is between the two, in one line.
    expect(getComputedStyle(middle as HTMLElement, '::after').content).toBe('"…"');
    expect(middle?.getBoundingClientRect().width).toBeLessThan(20);
    expect(element.element().getBoundingClientRect().height).toBeLessThan(30);
    await expect.element(page.getByRole('link', { name: id, exact: true })).toBeVisible();
    getSelection()?.selectAllChildren(element.element());
    expect(getSelection()?.toString()).toBe(id);
  }
});

test('a time in a drawer has the local time on hover', async () => {
  render(<Moment iso="2026-11-20T09:14:00.000Z" />);
  const local = new Date('2026-11-20T09:14:00.000Z').toLocaleTimeString('en-US', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const time = page.getByText('Nov 20, 2026, 09:14 UTC');
  await time.hover();
  await expect.element(time).toHaveAttribute('title', expect.stringContaining(local));
});

test.each([
  ['on_holiday', 'On holiday'],
  ['', 'Unknown'],
  ['constructor', 'Constructor'],
])('a value %j that nobody knows has a badge', async (value, label) => {
  render(<StatusBadge {...badgeIn({}, value)} />);
  await expect.element(page.getByText(label, { exact: true })).toBeVisible();
});

test('the buttons of a dialog: Cancel first, what it is for last', async () => {
  render(
    <FormDialog opened title="Edit Target" onClose={() => {}}>
      <DialogForm submitLabel="Save" busy={false} failure={undefined} denied={undefined} onSubmit={() => {}}>
        {null}
      </DialogForm>
    </FormDialog>,
  );
  await expect.element(page.getByRole('dialog', { name: 'Edit Target' })).toBeVisible();
  const names = page
    .getByRole('dialog')
    .getByRole('button')
    .elements()
    .slice(1)
    .map((button) => button.textContent);
  expect(names).toEqual(['Cancel', 'Save']);
});

test('the foot of a dialog that is longer than the window covers the signs in its fields', async () => {
  await page.viewport(390, 600);
  render(
    <FormDialog opened title="Edit Target" onClose={() => {}}>
      <DialogForm submitLabel="Save" busy={false} failure={undefined} denied={undefined} onSubmit={() => {}}>
        {[...'abcdefghijklmnop'].map((name) => (
          <TextInput key={name} label={name} leftSection="$" />
        ))}
      </DialogForm>
    </FormDialog>,
  );
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save' });
  await expect.element(save).toBeVisible();
  const { left, right } = page.getByRole('dialog').element().getBoundingClientRect();
  const { top, bottom } = save.element().getBoundingClientRect();
  const covering = new Set<Element | null | undefined>();
  for (let x = left + 1; x < right - 1; x += 4)
    for (let y = top; y < bottom; y += 4)
      covering.add(document.elementFromPoint(x, y)?.closest('.mantine-Input-section'));
  expect([...covering]).toEqual([null]);
});

test('what is no digit cannot be typed into a one-time code', async () => {
  render(<TextInput label="One-time code" onBeforeInput={digitsOnly} />);
  const field = page.getByLabelText('One-time code');
  await userEvent.type(field, '1e3 -4');
  await expect.element(field).toHaveValue('13 4');
});

function EditOrAdd() {
  const [editing, setEditing] = useState(true);
  return (
    <FormDialog opened={editing} title={editing ? 'Edit Target' : 'Add Target'} onClose={() => setEditing(false)}>
      {null}
    </FormDialog>
  );
}

test('a dialog that fades out keeps its title until it is gone', async () => {
  await emulate('', 'no-preference');
  onTestFinished(() => emulate());
  render(<EditOrAdd />);
  await expect.element(page.getByRole('dialog', { name: 'Edit Target' })).toBeVisible();
  const seen = new Set<string>();
  const watch = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[role="dialog"] h2')) seen.add(textContent ?? '');
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  onTestFinished(() => watch.disconnect());
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
  expect([...seen]).toEqual(['Edit Target']);
});

test('on a phone several toasts leave a dialog free, and the newest is the one that is seen', async () => {
  await page.viewport(390, 844);
  render(
    <FormDialog opened title="Edit Target" onClose={() => {}}>
      {null}
    </FormDialog>,
  );
  const heading = page.getByRole('heading', { name: 'Edit Target' });
  await expect.element(heading).toBeVisible();
  for (const name of ['first', 'second', 'third'])
    notify.error(`Failed, the ${name}`, { action: { label: 'Try again', onClick: () => {} } });
  const newest = page.getByText('Failed, the third');
  await expect.element(newest).toBeVisible();
  const host = newest.element().closest('[data-position]') as HTMLElement;
  await expect.poll(() => host.querySelectorAll('[data-kind]').length).toBe(3);
  const top = heading.element().getBoundingClientRect().top;
  expect(host.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  await expect.poll(() => newest.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  for (const one of page.getByRole('button', { name: 'Dismiss' }).all().toReversed()) await one.click();
  // Without a toast nothing is kept free for one.
  await expect.poll(() => heading.element().getBoundingClientRect().top).toBeLessThan(84);
});

test('a toast of success is in a region that a screen reader finds, and is announced elsewhere', async () => {
  render(<p>Page</p>);
  notify.success('Saved');
  const toast = page.getByRole('status').filter({ hasText: 'Saved' });
  await expect.element(toast).toHaveAttribute('aria-live', 'off');
});

const drawer = (
  <RecordDrawer id="TXN-1" onClose={() => {}}>
    {() => <RecordDrawerHead copies="TXN-1">Transaction</RecordDrawerHead>}
  </RecordDrawer>
);
const dialog = (
  <RecordDialog id="WDR-1" size={860} onClose={() => {}}>
    {() => <RecordDialogHead copies="WDR-1">Withdrawal</RecordDialogHead>}
  </RecordDialog>
);

test.each([
  { kind: 'drawer', part: drawer, top: 0 },
  { kind: 'dialog', part: dialog, top: 45 },
])('a $kind begins $top pixels below the top of the window, and its head is below a toast', async ({ part, top }) => {
  await page.viewport(1440, 900);
  render(part);
  const close = page.getByRole('button', { name: 'Close' });
  await expect.poll(() => page.getByRole('dialog').element().getBoundingClientRect().top).toBe(top);
  await expect.poll(() => close.element().getBoundingClientRect().top).toBeLessThan(top + 30);
  notify.error('Failed to save', { detail: 'The server did not answer.' });
  const toast = page.getByText('The server did not answer.');
  await expect.element(toast).toBeVisible();
  const bottom = () => toast.element().closest('[data-kind]')?.getBoundingClientRect().bottom ?? 0;
  await expect.poll(() => close.element().getBoundingClientRect().top - bottom()).toBeGreaterThanOrEqual(0);
  await page.getByRole('button', { name: 'Dismiss' }).click();
});

const WithoutCode = lazyDialog<{ onClose: () => void }>(() =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js')),
);

function OpenedByAButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <WithoutCode isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

test('a dialog whose code could not be loaded says so, with what helps, each time that it is opened', async () => {
  const { fetch } = window;
  onTestFinished(() => {
    window.fetch = fetch;
    notify.hide('code-missing');
  });
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  render(<OpenedByAButton />);
  const open = page.getByRole('button', { name: 'Open' });
  const missing = page.getByRole('alert').filter({ hasText: 'A file of the portal could not be loaded' });
  for (const way of ['Dismiss', 'Reload', 'Dismiss']) {
    await open.click();
    await missing.getByRole('button', { name: way }).click();
    await expect.poll(() => missing.query()).toBeNull();
    if (way === 'Reload') await expect.element(page.getByText('No connection to the server')).toBeVisible();
  }
});
