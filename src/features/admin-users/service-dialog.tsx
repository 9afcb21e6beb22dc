import { TextInput } from '@mantine/core';
import { useDenied } from '../../api/may.ts';
import { useRequestForm } from '../../api/use-request-form.ts';
import { useCreateServiceAccount } from '../../generated/admin-users-changes/admin-users-changes.ts';
import { CreateServiceAccountRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import type { Role } from '../../generated/model/role.ts';
import * as needs from '../../generated/permissions.ts';
import { requestResolver } from '../../lib/form-rules.ts';
import { DialogForm, FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import parts from '../../ui/layout/parts.module.css';
import { showToken } from './admin-secrets.ts';
import { ACCOUNT_NAME, NAME_RULE } from './name-rules.ts';
import { RoleBoxes } from './role-boxes.tsx';
import { forPeopleOnly } from './service-account-rules.ts';
import { NEW_TOKEN, TokenFields, type TokenValues, tokenRequestOf } from './token-fields.tsx';

type Props = { opened: boolean; roles: readonly Role[]; onClose: () => void };

export function ServiceDialog({ opened, roles, onClose }: Props) {
  return (
    <FormDialog opened={opened} title="New Service Account" onClose={onClose}>
      <ServiceForm roles={roles} onDone={onClose} />
    </FormDialog>
  );
}

type Values = TokenValues & { name: string; roles: string[] };

const resolver = requestResolver(
  CreateServiceAccountRequest,
  ({ name, roles, ...token }: Values) => ({ name: name.trim(), roles, ...tokenRequestOf(token) }),
  { name: { required: NAME_RULE, invalid: NAME_RULE } },
);

/** The contract gives the call no key, because its answer is a secret: it cannot be repeated. */
const MAY_BE_CREATED =
  'The account may exist by now, and its token is lost. Look for it in the list before you create it again: “New Token” there gives another.';

function ServiceForm({ roles, onDone }: { roles: readonly Role[]; onDone: () => void }) {
  const denied = useDenied(needs.createServiceAccount);
  const { mutateAsync } = useCreateServiceAccount();
  const { submit, busy, isUnknown, failure, field, choice } = useRequestForm({
    resolver,
    defaultValues: { name: '', roles: [], ...NEW_TOKEN },
    send: (data) => mutateAsync({ data }),
    done: ({ service_account }) => ({ message: 'Service account created', detail: service_account.name }),
    failed: 'Failed to create service account',
    onDone: async (made) => {
      if (made) await showToken(made);
      onDone();
    },
  });
  return (
    <DialogForm
      submitLabel="Create"
      busy={busy}
      denied={denied}
      failure={failure}
      warning={isUnknown && MAY_BE_CREATED}
      onSubmit={submit}
    >
      <p className={parts.quiet}>
        For programs. It never has more permissions than you, its owner, and stops when your account is disabled.
      </p>
      <TextInput
        label="Name"
        description="As the audit log will name it"
        data-autofocus
        {...ACCOUNT_NAME}
        {...field('name')}
      />
      <RoleBoxes roles={roles} refused={forPeopleOnly} {...choice('roles')} />
      <TokenFields field={field} />
    </DialogForm>
  );
}
