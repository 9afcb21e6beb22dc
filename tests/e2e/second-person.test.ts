import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { insertDemoRequests } from '../../server/start/demo-commands.ts';
import { connectPatiently } from '../shared.ts';
import { testInFull } from '../test-in-full.ts';
import { portalUnderTest } from './portal-under-test.ts';

// Two people in two browsers, with the decisions that the demo begins with. tests/server/second-person.test.ts has every refusal.

const portal = portalUnderTest({ server: 'own' });

const rows = (page: Page) => page.getByRole('table', { name: 'Approvals' }).getByRole('row').filter({ hasText: '$' });
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').last().getByRole('button', { name, exact: true });
const question = (page: Page, name: string) => page.getByRole('dialog', { name });

testInFull(
  'the administrator approves, the reviewer agrees, and each sees in their own browser what became of it',
  async () => {
    const { db, close } = await connectPatiently(portal.databaseUrl);
    await insertDemoRequests(db, 50_000).finally(close);
    const admin = portal.page;
    const reviewer = await portal.another();
    await portal.signIn('withdrawals?status=pending_review', admin);
    await portal.signIn('approvals', reviewer, 'reviewer');
    expect(
      await rows(reviewer)
        .count()
        .then(() => rows(reviewer).first().textContent()),
    ).toContain('Approve a withdrawal');

    // From $500 on: the administrator's own request shows them nothing to agree to.
    const waiting = admin.getByRole('article').filter({ hasText: 'Awaiting a second approval by reviewer' }).first();
    await waiting.waitFor();
    const id = (await waiting.getAttribute('aria-label')) ?? '';
    await admin.goto(`${portal.server.portal}approvals?view=by_me`);
    await rows(admin).filter({ hasText: id }).click();
    await inDialog(admin, 'Withdraw').waitFor();
    expect(await inDialog(admin, 'Approve').getAttribute('aria-disabled')).toBe('true');

    await rows(reviewer).filter({ hasText: id }).click();
    await reviewer.getByRole('dialog').getByText('Checked by telephone.').waitFor();
    await portal.checkAccessibility(reviewer);
    await inDialog(reviewer, 'Approve').click();
    await question(reviewer, 'Approve as the second person?').getByRole('button', { name: 'Approve' }).click();
    await portal.toast('Approved, and carried out', reviewer).waitFor();

    await admin.goto(`${portal.server.portal}approvals?view=decided`);
    await rows(admin).filter({ hasText: id }).filter({ hasText: 'Approved' }).waitFor();
    await admin.goto(`${portal.server.portal}withdrawals?open=${id}`);
    await admin
      .getByRole('dialog')
      .getByText(/admin and reviewer/)
      .first()
      .waitFor();
    // And the other way round: what the reviewer asked for is the administrator's to decide.
    await admin.goto(`${portal.server.portal}approvals`);
    await rows(admin).filter({ hasText: 'reviewer' }).click();
    await inDialog(admin, 'Deny').click();
    const why = question(admin, 'Deny this request?');
    await why.getByLabel('Reason').fill('Call first');
    await why.getByRole('button', { name: 'Deny', exact: true }).click();
    await portal.toast('Request denied', admin).waitFor();
    await reviewer.goto(`${portal.server.portal}approvals?view=by_me`);
    await rows(reviewer).filter({ hasText: 'Denied' }).waitFor();
  },
);
