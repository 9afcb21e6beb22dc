import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureReason, fieldErrors } from '../../api/error.ts';
import { inviteAdmin } from '../../generated/admin-users/admin-users.ts';
import type { InviteAdminRequest } from '../../generated/model/inviteAdminRequest.ts';
import type { Role } from '../../generated/model/role.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { DialogAnswer, DialogForm, FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import { ShownOnce } from '../../ui/values/shown-once.tsx';
import { invitationLink } from './admin-rules.ts';
import { NAME, NAME_RULE, NameField } from './name-field.tsx';
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
    <FormDialog opened={opened} title="Invite Administrator" onClose={onClose}>
      <InviteForm onClose={onClose} {...form} />
    </FormDialog>
  );
}

function InviteForm({ roles, onDirty, onClose }: Omit<Props, 'opened'>) {
  const [username, setUsername] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const [refused, setRefused] = useState<string>();
  const { mutateAsync, isPending, data } = useMutation({
    mutationFn: (request: InviteAdminRequest) => inviteAdmin(request),
  });

  async function submit() {
    const name = username.trim();
    if (!NAME.test(name)) return setRefused(NAME_RULE);
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
      <DialogAnswer onDone={onClose}>
        <ShownOnce
          label={`Link for ${data.admin.username}`}
          text={invitationLink(data.token)}
          hint={`It is shown this once and works once, until ${formatDateTime(data.expires_at)}. Hand it over yourself: no mail is sent.`}
        />
      </DialogAnswer>
    );
  }
  return (
    <DialogForm submitLabel="Invite" busy={isPending} onSubmit={submit} onCancel={onClose}>
      <NameField
        label="Username"
        description="The name to sign in with"
        value={username}
        error={refused}
        onChange={(value) => {
          setUsername(value);
          setRefused(undefined);
          onDirty(value !== '');
        }}
      />
      <RoleBoxes roles={roles} chosen={chosen} onChange={setChosen} />
    </DialogForm>
  );
}
