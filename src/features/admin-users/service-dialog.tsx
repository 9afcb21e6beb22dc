import { Button, Modal, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureReason, fieldErrors } from '../../api/error.ts';
import { createServiceAccount } from '../../generated/admin-users/admin-users.ts';
import type { CreateServiceAccountRequest } from '../../generated/model/createServiceAccountRequest.ts';
import type { Role } from '../../generated/model/role.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import classes from './admin-users.module.css';
import { NewToken } from './new-token.tsx';
import { RoleBoxes } from './role-boxes.tsx';
import { networksIn, USUAL_LIFETIME } from './service-rules.ts';
import { TokenFields } from './token-fields.tsx';

type Props = {
  opened: boolean;
  roles: readonly Role[];
  /** Whether closing the dialog would lose input. */
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
};

export function ServiceDialog({ opened, onClose, ...form }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="New Service Account"
      closeButtonProps={{ 'aria-label': 'Close' }}
      size={520}
    >
      {opened && <ServiceForm onClose={onClose} {...form} />}
    </Modal>
  );
}

const NAME = /^[A-Za-z0-9._-]{2,100}$/;

function ServiceForm({ roles, onDirty, onClose }: Omit<Props, 'opened'>) {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const [token, setToken] = useState({ days: USUAL_LIFETIME, networks: '' });
  const [refused, setRefused] = useState<{ name?: string | undefined; networks?: string | undefined }>({});
  const { mutateAsync, isPending, data } = useMutation({
    mutationFn: (request: CreateServiceAccountRequest) => createServiceAccount(request),
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (!NAME.test(name.trim())) return setRefused({ name: '2 to 100 letters, digits, dots, dashes or underscores' });
    try {
      const made = await mutateAsync({
        name: name.trim(),
        roles: chosen,
        expires_in_days: token.days,
        networks: networksIn(token.networks),
      });
      onDirty(false);
      notify.success('Service account created', { detail: made.service_account.name });
    } catch (error) {
      notify.error('Failed to create service account', { detail: failureReason(error) });
      const of = (field: string) => fieldErrors(error).find(({ path }) => path.startsWith(field))?.message;
      setRefused({ name: of('name'), networks: of('networks') });
    }
  }

  if (data) {
    return (
      <div className={classes.form}>
        <NewToken {...data} />
        <div className={classes.buttons}>
          <Button onClick={onClose}>Done</Button>
        </div>
      </div>
    );
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.reason}>
        For a program. You own it: it may never do more than you may, and stops when your account is disabled.
      </p>
      <TextInput
        label="Name"
        description="As the audit log will name it"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        data-autofocus
        maxLength={100}
        value={name}
        error={refused.name}
        onChange={({ currentTarget: { value } }) => {
          setName(value);
          setRefused({ ...refused, name: undefined });
          onDirty(value !== '');
        }}
      />
      <RoleBoxes roles={roles} chosen={chosen} onChange={setChosen} />
      <TokenFields
        values={token}
        refused={refused.networks}
        onChange={(values) => {
          setToken(values);
          setRefused({ ...refused, networks: undefined });
        }}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={isPending}>
          Create
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
