import { expect, test } from 'vitest';
import { portalUnderTest } from './portal-under-test.ts';

// After every action the focus is where the work continues, and never lost to the page. tests/component/focus.test.tsx has the others.
// With a payment rail, which the payments can be compared with.
const portal = portalUnderTest({ server: 'embedded', env: { PAYMENT_RAIL: 'simulator' } });

type Step = {
  action: string;
  /** With the keyboard, so that something is always focused. */
  act: () => Promise<unknown>;
  /** The name of the control that is focused afterwards. */
  goesTo: RegExp;
};

const button = (name: string | RegExp) => portal.page.getByRole('button', { name }).first();
const press = async (name: string | RegExp) => {
  await button(name).focus();
  await portal.page.keyboard.press('Enter');
};
/** Once the dialog has taken the focus: a key that came before would press what it gives the focus to. */
const pressInDialog = async (name: string, title?: string) => {
  const { page } = portal;
  const dialog = page.getByRole('dialog', title === undefined ? {} : { name: title }).last();
  const pressed = dialog.getByRole('button', { name, exact: true });
  await pressed.waitFor();
  await dialog.and(page.locator(':focus-within')).waitFor();
  await pressed.press('Enter');
};
const toast = (line: string | RegExp) => portal.toast(line).waitFor();

/** The name of the focused element; 'nothing' when the focus was lost to the page. */
const focused = () =>
  portal.page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return 'nothing';
    // Mantine's own ids name nothing.
    const id = element.id.startsWith('mantine-') ? '' : element.id;
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    return element.getAttribute('aria-label') ?? (id || label || (element.textContent ?? ''));
  });

async function walk(steps: Step[]): Promise<void> {
  for (const { action, act, goesTo } of steps) {
    await act();
    await expect.poll(focused, { message: action }).toMatch(goesTo);
  }
}

test('after a token is revoked, or a role or service account deleted, the focus is not lost', async () => {
  const { page } = portal;
  await portal.signIn();
  for (const name of ['a-one', 'a-two']) await portal.call('POST', '/api/admin/service-accounts', { name, roles: [] });
  const made = await portal.call('GET', '/api/admin/service-accounts');
  const one = (await made.json()).service_accounts.find(({ name }: { name: string }) => name === 'a-one');
  await portal.call('POST', `/api/admin/service-accounts/${one.id}/tokens`, {});
  await portal.call('POST', '/api/admin/roles', { name: 'Above', permissions: [] });
  await portal.call('POST', '/api/admin/roles', { name: 'Below', permissions: [] });
  await page.goto(`${portal.server.portal}users?tab=services`);
  await walk([
    {
      action: 'revoke a token',
      act: async () => {
        await page.getByRole('link', { name: 'a-one', exact: true }).press('Enter');
        await press(/^Revoke /);
        await pressInDialog('Revoke');
        await toast('Token revoked');
      },
      goesTo: new RegExp(`^Revoke ${one.tokens[0].id}$`),
    },
    {
      action: 'delete the service account',
      act: async () => {
        await press('Delete Service Account');
        await pressInDialog('Delete');
        await toast('Service account deleted');
        await page.getByRole('link', { name: 'a-one', exact: true }).waitFor({ state: 'detached' });
      },
      // The row that opened the drawer is gone, too.
      goesTo: /^(a-two|Admin Users)$/,
    },
    {
      action: 'delete a role',
      act: async () => {
        await page.getByRole('link', { name: 'Roles', exact: true }).press('Enter');
        await page.getByRole('link', { name: 'Above' }).press('Enter');
        await press('Delete');
        await pressInDialog('Delete', 'Delete Above?');
        await toast('Role deleted');
        await page.getByRole('link', { name: 'Above' }).waitFor({ state: 'detached' });
      },
      goesTo: /^Below$/,
    },
  ]);
});

test('on the System screen the focus stays with what was changed, or goes to its neighbour', async () => {
  const { page } = portal;
  await portal.signIn('system?part=payments');
  await walk([
    {
      action: 'pause payments',
      act: async () => {
        await press('Pause payments');
        await pressInDialog('Suspected fraud');
        await page.keyboard.press('Control+Enter');
        await toast('Payments are paused');
      },
      goesTo: /^Resume payments$/,
    },
    {
      action: 'resume payments',
      act: async () => {
        await page.keyboard.press('Enter');
        await pressInDialog('Resume payments');
        await toast('Payments are resumed');
      },
      goesTo: /^Pause payments$/,
    },
    {
      action: 'add a webhook target',
      act: async () => {
        await page.getByRole('link', { name: 'Webhooks' }).press('Enter');
        await press('Add Target');
        await page.getByLabel('Address').fill('https://platform.example.com/hooks');
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: 'I have kept it' }).press('Enter');
      },
      goesTo: /^Add Target$/,
    },
    {
      action: 'delete it',
      act: async () => {
        await page.getByRole('link', { name: 'https://platform.example.com/hooks' }).press('Enter');
        await pressInDialog('Delete');
        await pressInDialog('Delete', 'Delete this target?');
        await toast('Target deleted');
        await page.getByText('No webhook targets yet').waitFor();
      },
      goesTo: /^Add Target$/,
    },
    {
      action: 'compare with the rail',
      act: async () => {
        await page.getByRole('link', { name: 'Reconciliation' }).press('Enter');
        await press('Compare with the Rail');
        await page.getByLabel('Since').fill(new Date().toISOString().slice(0, 10));
        await pressInDialog('Compare');
        await page.getByRole('dialog', { name: 'Payment rail' }).getByText('Days', { exact: true }).waitFor();
      },
      goesTo: /^Close$/,
    },
    {
      action: 'close it',
      act: async () => {
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      },
      goesTo: /^(Compare with the Rail|Payment rail.*)$/,
    },
  ]);
});
