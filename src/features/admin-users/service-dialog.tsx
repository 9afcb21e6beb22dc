import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureReason, fieldErrors } from '../../api/error.ts';
import { createServiceAccount } from '../../generated/admin-users/admin-users.ts';
import type { CreateServiceAccountRequest } from '../../generated/model/createServiceAccountRequest.ts';
import type { Role } from '../../generated/model/role.ts';
import { DialogAnswer, DialogForm, FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import parts from '../../ui/layout/parts.module.css';
import { NAME, NAME_RULE, NameField } from './name-field.tsx';
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
    <FormDialog opened={opened} title="New Service Account" onClose={onClose}>
      <ServiceForm onClose={onClose} {...form} />
    </FormDialog>
  );
}

function ServiceForm({ roles, onDirty, onClose }: Omit<Props, 'opened'>) {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const [token, setToken] = useState({ days: USUAL_LIFETIME, networks: '' });
  const [refused, setRefused] = useState<{ name?: string | undefined; networks?: string | undefined }>({});
  const { mutateAsync, isPending, data } = useMutation({
    mutationFn: (request: CreateServiceAccountRequest) => createServiceAccount(request),
  });

  async function submit() {
    if (!NAME.test(name.trim())) return setRefused({ name: NAME_RULE });
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
      <DialogAnswer onDone={onClose}>
        <NewToken {...data} />
      </DialogAnswer>
    );
  }
  return (
    <DialogForm submitLabel="Create" busy={isPending} onSubmit={submit} onCancel={onClose}>
      <p className={parts.quiet}>
        For a program. You own it: it may never do more than you may, and stops when your account is disabled.
      </p>
      <NameField
        label="Name"
        description="As the audit log will name it"
        value={name}
        error={refused.name}
        onChange={(value) => {
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
    </DialogForm>
  );
}
