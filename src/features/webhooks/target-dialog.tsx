import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureReason, fieldErrors } from '../../api/error.ts';
import type { WebhookTarget } from '../../generated/model/webhookTarget.ts';
import type { WebhookTargetRequest } from '../../generated/model/webhookTargetRequest.ts';
import { createWebhook, updateWebhook } from '../../generated/webhooks/webhooks.ts';
import { DialogAnswer, DialogForm, FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import { ShownOnce } from '../../ui/values/shown-once.tsx';

type Props = {
  opened: boolean;
  /** The target to change; undefined for a new one. */
  target: WebhookTarget | undefined;
  /** Whether closing the dialog would lose input. */
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
};

export function TargetDialog({ opened, target, onClose, ...form }: Props) {
  return (
    <FormDialog opened={opened} title={target ? 'Edit Target' : 'Add Target'} size={560} onClose={onClose}>
      <TargetForm key={target?.id} target={target} onClose={onClose} {...form} />
    </FormDialog>
  );
}

function TargetForm({ target, onDirty, onClose }: Omit<Props, 'opened'>) {
  const [url, setUrl] = useState(target?.url ?? '');
  const [description, setDescription] = useState(target?.description ?? '');
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [secret, setSecret] = useState<string>();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (request: WebhookTargetRequest) => {
      if (!target) return (await createWebhook(request)).secret;
      await updateWebhook(target.id, request);
      return undefined;
    },
  });

  function change(field: 'url' | 'description', value: string) {
    if (field === 'url') setUrl(value);
    else setDescription(value);
    setRefused({});
    onDirty(true);
  }

  async function submit() {
    if (url.trim() === '') return setRefused({ url: 'An address is required' });
    try {
      const given = await mutateAsync({ url: url.trim(), description: description.trim() });
      onDirty(false);
      notify.success(target ? 'Target changed' : 'Target added', { detail: url.trim() });
      if (given === undefined) onClose();
      else setSecret(given);
    } catch (error) {
      notify.error(target ? 'Failed to change target' : 'Failed to add target', { detail: failureReason(error) });
      setRefused(Object.fromEntries(fieldErrors(error).map(({ path, message }) => [path, message])));
    }
  }

  if (secret !== undefined) {
    return (
      <DialogAnswer onDone={onClose}>
        <ShownOnce
          label="Signing secret"
          text={secret}
          hint="It is shown this once. The platform verifies with it that a message comes from here."
        />
      </DialogAnswer>
    );
  }
  return (
    <DialogForm submitLabel={target ? 'Save Changes' : 'Add'} busy={isPending} onSubmit={submit} onCancel={onClose}>
      <TextInput
        label="Address"
        description="https, in a public network"
        type="url"
        placeholder="https://platform.example.com/hooks"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        data-autofocus
        maxLength={2000}
        value={url}
        error={refused.url}
        onChange={({ currentTarget: { value } }) => change('url', value)}
      />
      <TextInput
        label="Description"
        autoComplete="off"
        maxLength={200}
        value={description}
        error={refused.description}
        onChange={({ currentTarget: { value } }) => change('description', value)}
      />
    </DialogForm>
  );
}
