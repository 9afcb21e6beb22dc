import { TextInput } from '@mantine/core';
import { useDenied } from '../../api/may.ts';
import { useRequestForm } from '../../api/use-request-form.ts';
import { useInviteAdmin } from '../../generated/admin-users-changes/admin-users-changes.ts';
import { InviteAdminRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import type { Role } from '../../generated/model/role.ts';
import { useGetMyNotifications } from '../../generated/notifications/notifications.ts';
import * as needs from '../../generated/permissions.ts';
import { requestResolver } from '../../lib/form-rules.ts';
import { awaitingSecond } from '../../lib/second-approval.ts';
import { DialogForm, FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { showInvitation } from './admin-secrets.ts';
import { ACCOUNT_NAME, NAME_RULE } from './name-rules.ts';
import { RoleBoxes } from './role-boxes.tsx';

type Props = { opened: boolean; roles: readonly Role[]; onClose: () => void };

export function InviteDialog({ opened, roles, onClose }: Props) {
  return (
    <FormDialog opened={opened} title="Invite Administrator" onClose={onClose}>
      <InviteForm roles={roles} onDone={onClose} />
    </FormDialog>
  );
}

type Values = { username: string; roles: string[]; mail_address: string };

const resolver = requestResolver(
  InviteAdminRequest,
  ({ username, roles, mail_address }: Values) => ({
    username: username.trim(),
    roles,
    ...(mail_address.trim() && { mail_address: mail_address.trim() }),
  }),
  {
    username: { required: NAME_RULE, invalid: NAME_RULE },
    mail_address: { invalid: 'An address without a name, such as dana@example.org' },
  },
);

/** The contract gives the call no key, because its answer is a secret: it cannot be repeated. */
const MAY_BE_INVITED =
  'The invitation may exist by now, and its link is lost. Look for the administrator in the list before you invite again: “New Link” there gives another.';

function InviteForm({ roles, onDone }: { roles: readonly Role[]; onDone: () => void }) {
  const denied = useDenied(needs.inviteAdmin);
  const { mutateAsync } = useInviteAdmin();
  const { data } = useGetMyNotifications();
  const { submit, busy, isUnknown, failure, field, choice } = useRequestForm({
    resolver,
    defaultValues: { username: '', roles: [], mail_address: '' },
    send: (data) => mutateAsync({ data }),
    done: ({ admin, token }) => ({
      message: token === null ? 'Invitation sent by mail' : 'Administrator invited',
      // The roles by which money goes are missing until then.
      detail: admin.approval_request
        ? `${admin.username}: ${awaitingSecond(admin.approval_request.waiting_for)}`
        : admin.username,
    }),
    failed: 'Failed to invite administrator',
    onDone: async (invitation) => {
      if (invitation) await showInvitation(invitation);
      onDone();
    },
  });
  return (
    <DialogForm
      submitLabel="Invite"
      busy={busy}
      denied={denied}
      failure={failure}
      warning={isUnknown && MAY_BE_INVITED}
      onSubmit={submit}
    >
      <TextInput
        label="Username"
        description="The name to sign in with"
        data-autofocus
        {...ACCOUNT_NAME}
        {...field('username')}
      />
      {data?.mail.is_available && (
        <TextInput
          label="Mail address"
          description="The link of the invitation goes there. Without an address, you hand it over."
          type="email"
          autoComplete="off"
          {...field('mail_address')}
        />
      )}
      <RoleBoxes roles={roles} {...choice('roles')} />
    </DialogForm>
  );
}
