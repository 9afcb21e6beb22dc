import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useRequestForm } from '../../src/api/use-request-form.ts';
import { QuestionHosts } from '../../src/features/session/question-hosts.tsx';
import { WebhookTargetRequest } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import type { WebhookTarget } from '../../src/generated/model/webhookTarget.ts';
import { useListWebhooks } from '../../src/generated/webhooks/webhooks.ts';
import { useUpdateWebhook } from '../../src/generated/webhooks-changes/webhooks-changes.ts';
import { requestResolver } from '../../src/lib/form-rules.ts';
import { signedIn } from '../../src/session.ts';
import { DialogForm, FormDialog } from '../../src/ui/dialogs/form-dialog.tsx';
import { AskHost } from '../../src/ui/feedback/ask.tsx';
import { withData } from '../../src/ui/feedback/load.ts';
import { columnsOf } from '../../src/ui/table/columns.ts';
import { RecordTable } from '../../src/ui/table/record-table.tsx';
import { answer, callsOf } from './answers.ts';
import { button, dialog, render, toasts } from './render.tsx';

// A screen that is made as CONTRIBUTING says, and of nothing else: what it cannot do wrong, because it does not do it itself.

const column = columnsOf<WebhookTarget>();
const columns = column.columns([column.accessor('url', { header: 'Address' })]);
const idOf = ({ id }: WebhookTarget) => id;
const resolver = requestResolver(WebhookTargetRequest, (values: { url: string; description: string }) => values);

function NewForm({ target: { id, url, description }, onDone }: { target: WebhookTarget; onDone: () => void }) {
  const { mutateAsync } = useUpdateWebhook();
  const { submit, busy, failure, field } = useRequestForm({
    resolver,
    defaultValues: { url, description },
    send: (data, { headers }) => mutateAsync({ id, data, headers }),
    done: () => ({ message: 'Thing saved' }),
    failed: 'Failed to save thing',
    onDone,
  });
  return (
    <DialogForm submitLabel="Save" busy={busy} failure={failure} denied={undefined} onSubmit={submit}>
      <TextInput label="Description" {...field('description')} />
    </DialogForm>
  );
}

function NewScreen() {
  const query = useListWebhooks();
  const targets = query.data?.targets;
  const [editing, setEditing] = useState<WebhookTarget>();
  const close = () => setEditing(undefined);
  return (
    <>
      <RecordTable
        label="Things"
        columns={columns}
        load={withData(query, targets)}
        rowKey={idOf}
        failed="Failed to load things"
        empty={<p>No things yet</p>}
      />
      <Button onClick={() => void query.refetch()}>Load</Button>
      <Button onClick={() => setEditing(targets?.[0])}>Edit</Button>
      <FormDialog opened={editing !== undefined} title="Edit Thing" onClose={close}>
        {editing && <NewForm target={editing} onDone={close} />}
      </FormDialog>
      <AskHost />
      <QuestionHosts />
    </>
  );
}

const form = () => page.getByRole('dialog', { name: 'Edit Thing' });
const save = () => form().getByRole('button', { name: 'Save' });

function open() {
  const admin = { username: 'admin', role: 'administrator', must_change_password: false };
  signedIn({ access_token: 'token-1', admin }, true);
  render(<NewScreen />);
}

async function typeHalf() {
  open();
  await expect.element(page.getByText('https://platform.example.com/hooks/coinop')).toBeVisible();
  await button('Edit').click();
  await form().getByLabelText('Description').fill('Half typed');
}

test('a list that was empty and cannot be loaded again does not look empty', async () => {
  answer({ listWebhooks: '200.none' });
  open();
  await expect.element(page.getByText('No things yet')).toBeVisible();
  answer({ listWebhooks: '503' });
  await button('Load').click();
  await expect.element(page.getByText('Failed to load things')).toBeVisible();
  expect(page.getByText('No things yet').query()).toBeNull();
});

test('a change whose answer was lost is sent again with its key', async () => {
  answer({ updateWebhook: '!drop' });
  await typeHalf();
  await save().click();
  await expect.poll(toasts).toContain('Failed to save thing');
  answer({ updateWebhook: '200' });
  await save().click();
  await expect.poll(() => dialog().query()).toBeNull();
  const keys = callsOf('updateWebhook').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([expect.stringMatching(/.{16}/), keys[0]]);
});

test('a session that ends under the form is renewed above it, and the change is made', async () => {
  answer({ updateWebhook: '401' });
  await typeHalf();
  await save().click();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabelText('Password', { exact: true }).fill('coinop-demo');
  answer({ updateWebhook: '200' });
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.poll(toasts).toContain('Thing saved');
  await expect.poll(() => dialog().query()).toBeNull();
});

test('what was typed is not lost unasked', async () => {
  await typeHalf();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('dialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Cancel' }).click();
  await expect.element(form().getByLabelText('Description')).toHaveValue('Half typed');
});
