import { Button, Modal, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureReason, fieldErrors } from '../../api/error.ts';
import { inviteAdmin } from '../../generated/admin-users/admin-users.ts';
import type { InviteAdminRequest } from '../../generated/model/inviteAdminRequest.ts';
import type { Role } from '../../generated/model/role.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import { ShownOnce } from '../../ui/values/shown-once.tsx';
import { invitationLink } from './admin-rules.ts';
import classes from './admin-users.module.css';
import { RoleBoxes } from './role-boxes.tsx';

type Props = {
  opened: boolean;
  roles: readonly Role[];
  /** Whether closing the dialog would lose input. */
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
};

export function InviteDialog({ opened, onClose, ...form }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Invite Administrator"
      closeButtonProps={{ 'aria-label': 'Close' }}
      size={520}
    >
      {opened && <InviteForm onClose={onClose} {...form} />}
    </Modal>
  );
}

const USERNAME = /^[A-Za-z0-9._-]{2,100}$/;

function InviteForm({ roles, onDirty, onClose }: Omit<Props, 'opened'>) {
  const [username, setUsername] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const [refused, setRefused] = useState<string>();
  const { mutateAsync, isPending, data } = useMutation({
    mutationFn: (request: InviteAdminRequest) => inviteAdmin(request),
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const name = username.trim();
    if (!USERNAME.test(name)) return setRefused('2 to 100 letters, digits, dots, dashes or underscores');
    try {
      const { admin } = await mutateAsync({ username: name, roles: chosen });
      onDirty(false);
      notify.success('Administrator invited', { detail: admin.username });
    } catch (error) {
      notify.error('Failed to invite administrator', { detail: failureReason(error) });
      const field = fieldErrors(error).find(({ path }) => path === 'username');
      setRefused(field?.message);
    }
  }

  if (data) {
    return (
      <div className={classes.form}>
        <ShownOnce
          label={`Link for ${data.admin.username}`}
          text={invitationLink(data.token)}
          hint={`It is shown this once and works once, until ${formatDateTime(data.expires_at)}. Hand it over yourself: no mail is sent.`}
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
        label="Username"
        description="The name to sign in with"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        data-autofocus
        maxLength={100}
        value={username}
        error={refused}
        onChange={({ currentTarget: { value } }) => {
          setUsername(value);
          setRefused(undefined);
          onDirty(value !== '');
        }}
      />
      <RoleBoxes roles={roles} chosen={chosen} onChange={setChosen} />
      <div className={classes.buttons}>
        <Button type="submit" loading={isPending}>
          Invite
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
