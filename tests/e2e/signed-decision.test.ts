import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aged } from '../server/server-under-test.ts';
import { twoPeopleFromThousand } from '../server/signing-fixtures.ts';
import { connectPatiently } from '../shared.ts';
import { withAuthenticator } from './authenticator.ts';
import { portalUnderTest } from './portal-under-test.ts';

// WebAuthn knows no IP addresses, so the server listens on localhost.
const portal = portalUnderTest({ server: 'own', env: { HOST: 'localhost', SECOND_FACTOR: 'off' } });

const button = (name: string) => portal.page.getByRole('button', { name, exact: true });
const dialog = (name: string) => portal.page.getByRole('dialog', { name });

/** Calls the server as another administrator of the demo. */
async function callAs(username: string, path: string, body: object) {
  const post = (to: string, sent: object, headers = {}) =>
    fetch(new URL(to, portal.server.portal), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(sent),
    });
  const signedIn = await (await post('/auth/admin-login', { username, password: 'coinop-demo' })).json();
  return (await post(path, body, { authorization: `Bearer ${signedIn.access_token}` })).json();
}

test('the browser’s own passkey signs a decision, and the request says with which key', async () => {
  const { page } = portal;
  const { db, close } = await connectPatiently(portal.databaseUrl);
  await twoPeopleFromThousand(db);
  const query = sql`select withdrawal_id as id from withdrawals where status = 'pending_review' order by requested_cents desc limit 1`;
  const { rows } = (await db.execute(query)) as unknown as { rows: { id: string }[] };
  const asked = await callAs('reviewer', `/admin/withdrawal/withdrawals/${rows[0]?.id}/approve`, {});
  const { id } = asked.approval_request;

  await portal.signIn('account');
  await withAuthenticator(page);
  await button('Add').click();
  await button('Set up a Passkey').click();
  await dialog('Add a second factor').getByLabel('Name').fill('Laptop');
  await button('Add Passkey').click();
  await dialog('Your recovery codes').getByRole('listitem').first().waitFor();
  await button('I have kept them').click();
  await aged(db, sql`interval '25 hours'`, sql`action = 'admin.add_factor'`);

  await page.goto(`${portal.server.portal}approvals?open=${id}`);
  await dialog('Approve a withdrawal').getByRole('button', { name: 'Approve', exact: true }).click();
  await dialog('Approve as the second person?').getByRole('button', { name: 'Approve' }).click();
  await portal.toast('Approved, and carried out').waitFor();
  await page.goto(`${portal.server.portal}approvals?view=decided&open=${id}`);
  await dialog('Approve a withdrawal').getByText('By a passkey').waitFor();
  expect(
    await dialog('Approve a withdrawal')
      .getByText(/^[0-9a-f]{64}$/)
      .count(),
  ).toBe(1);
  await close();
});
