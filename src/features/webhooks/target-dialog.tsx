import { TextInput } from '@mantine/core';
import { useDenied } from '../../api/may.ts';
import { type FormField, useRequestForm } from '../../api/use-request-form.ts';
import { WebhookTargetRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import type { WebhookTarget } from '../../generated/model/webhookTarget.ts';
import * as needs from '../../generated/permissions.ts';
import { useGetWebhook } from '../../generated/webhooks/webhooks.ts';
import { useCreateWebhook, useUpdateWebhook } from '../../generated/webhooks-changes/webhooks-changes.ts';
import { requestResolver } from '../../lib/form-rules.ts';
import { DialogForm, FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { showSecret } from '../../ui/feedback/ask.tsx';

type Props = {
  /** The form that is open. */
  form: 'new' | 'edit' | undefined;
  /** The target to change. */
  id: string | undefined;
  onClose: () => void;
};

/** With a target that there is not, the drawer says so, and no form opens. */
export function TargetDialog({ form, id = '', onClose }: Props) {
  const isEditing = form === 'edit';
  const { data: target } = useGetWebhook(id, { query: { enabled: isEditing && id !== '' } });
  return (
    <FormDialog
      opened={isEditing ? target !== undefined : form !== undefined}
      title={isEditing ? 'Edit Target' : 'Add Target'}
      size={560}
      onClose={onClose}
    >
      {isEditing && target ? <EditTarget target={target} onDone={onClose} /> : <NewTarget onDone={onClose} />}
    </FormDialog>
  );
}

type Values = { url: string; description: string };

const resolver = requestResolver(
  WebhookTargetRequest,
  ({ url, description }: Values) => ({ url: url.trim(), description: description.trim() }),
  { url: { required: 'An address is required' } },
);

/** The contract gives the call no key, because its answer is a secret: it cannot be repeated. */
const MAY_BE_ADDED =
  'The target may exist by now, and its secret is lost. Look for it in the list before you add it again: “Replace Secret” there gives another.';

function NewTarget({ onDone }: { onDone: () => void }) {
  const denied = useDenied(needs.createWebhook);
  const { mutateAsync } = useCreateWebhook();
  const { submit, busy, isUnknown, field } = useRequestForm({
    resolver,
    defaultValues: { url: '', description: '' },
    send: (data) => mutateAsync({ data }),
    done: (_, { url }) => ({ message: 'Target added', detail: url }),
    failed: 'Failed to add target',
    onDone: async (made) => {
      if (made) {
        await showSecret({
          title: 'Add Target',
          label: 'Signing secret',
          text: made.secret,
          hint: 'It is shown this once. The platform verifies with it that a message comes from here.',
        });
      }
      onDone();
    },
  });
  return (
    <DialogForm submitLabel="Add" busy={busy} denied={denied} warning={isUnknown && MAY_BE_ADDED} onSubmit={submit}>
      <TargetFields field={field} />
    </DialogForm>
  );
}

function EditTarget({ target: { id, url, description }, onDone }: { target: WebhookTarget; onDone: () => void }) {
  const denied = useDenied(needs.updateWebhook);
  const { mutateAsync } = useUpdateWebhook();
  const { submit, busy, field } = useRequestForm({
    resolver,
    defaultValues: { url, description },
    send: (data, { headers }) => mutateAsync({ id, data, headers }),
    done: (changed) => ({ message: 'Target changed', detail: changed.url }),
    failed: 'Failed to change target',
    onDone,
  });
  return (
    <DialogForm submitLabel="Save Changes" busy={busy} denied={denied} onSubmit={submit}>
      <TargetFields field={field} />
    </DialogForm>
  );
}

function TargetFields({ field }: { field: (name: keyof Values) => FormField }) {
  return (
    <>
      <TextInput
        label="Address"
        description="https, in a public network"
        type="url"
        placeholder="https://platform.example.com/hooks"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        data-autofocus
        {...field('url')}
      />
      <TextInput label="Description" autoComplete="off" {...field('description')} />
    </>
  );
}
