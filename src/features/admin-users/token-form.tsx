import { Button } from '@mantine/core';
import { useRequestForm } from '../../api/use-request-form.ts';
import { useCreateServiceToken } from '../../generated/admin-users-changes/admin-users-changes.ts';
import { CreateServiceTokenRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import type { ServiceAccount } from '../../generated/model/serviceAccount.ts';
import { requestResolver } from '../../lib/form-rules.ts';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';
import parts from '../../ui/layout/parts.module.css';
import { showToken } from './admin-secrets.ts';
import { NEW_TOKEN, TokenFields, tokenRequestOf } from './token-fields.tsx';

type Props = { account: ServiceAccount; onDone: () => void };

const resolver = requestResolver(CreateServiceTokenRequest, tokenRequestOf);

/** Another token of a service account. It starts with the networks of the present one, which it replaces. */
export function TokenForm({ account: { id, name, tokens }, onDone }: Props) {
  const { mutateAsync } = useCreateServiceToken();
  const { submit, busy, failure, mayDiscard, field } = useRequestForm({
    resolver,
    defaultValues: { ...NEW_TOKEN, networks: tokens[0]?.networks.join('\n') ?? '' },
    send: (data) => mutateAsync({ id, data }),
    done: () => ({ message: 'Token created', detail: name }),
    failed: 'Failed to create token',
    onDone: async (made) => {
      if (made) await showToken(made);
      onDone();
    },
  });
  return (
    <form className={parts.part} onSubmit={submit} noValidate>
      <TokenFields field={field} />
      <FormFailure failure={failure} />
      <div className={parts.buttons}>
        <Button variant="default" onClick={async () => (await mayDiscard()) && onDone()}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          Create Token
        </Button>
      </div>
    </form>
  );
}
