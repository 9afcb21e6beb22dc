import { Button, Modal, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureReason, fieldErrors } from '../../api/error.ts';
import type { WebhookTarget } from '../../generated/model/webhookTarget.ts';
import type { WebhookTargetRequest } from '../../generated/model/webhookTargetRequest.ts';
import { createWebhook, updateWebhook } from '../../generated/webhooks/webhooks.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import { ShownOnce } from '../../ui/values/shown-once.tsx';
import classes from './webhooks.module.css';

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
    <Modal
      opened={opened}
      onClose={onClose}
      title={target ? 'Edit Target' : 'Add Target'}
      closeButtonProps={{ 'aria-label': 'Close' }}
      size={560}
    >
      {opened && <TargetForm key={target?.id} target={target} onClose={onClose} {...form} />}
    </Modal>
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

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
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
      <div className={classes.form}>
        <ShownOnce
          label="Signing secret"
          text={secret}
          hint="It is shown this once. The platform verifies with it that a message comes from here."
        />
        <div className={classes.buttons}>
          <Button onClick={onClose}>Done</Button>
        </div>
      </div>
    );
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
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
      <div className={classes.buttons}>
        <Button type="submit" loading={isPending}>
          {target ? 'Save Changes' : 'Add'}
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
