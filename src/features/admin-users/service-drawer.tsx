import { Button, Drawer } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { failureReason, fieldErrors } from '../../api/error.ts';
import { useDenied } from '../../api/may.ts';
import type { NewServiceToken } from '../../generated/model/newServiceToken.ts';
import type { ServiceAccount } from '../../generated/model/serviceAccount.ts';
import * as needs from '../../generated/permissions.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { RecordDrawer, RecordDrawerHead } from '../../ui/dialogs/record-drawer.tsx';
import { RecordNotFound } from '../../ui/dialogs/record-missing.tsx';
import { useLast } from '../../ui/dialogs/use-last.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import parts from '../../ui/layout/parts.module.css';
import { FactGroups } from '../../ui/values/facts.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { namesOf } from './admin-rules.ts';
import { NewToken } from './new-token.tsx';
import { badgeOfService, isExpired, MAX_TOKENS, networksIn, USUAL_LIFETIME } from './service-rules.ts';
import { TokenFields } from './token-fields.tsx';
import { TokenList } from './token-list.tsx';
import { useServiceActions } from './use-service-actions.ts';

type Props = {
  /** The service account in the drawer; undefined when none is. */
  id: string | undefined;
  /** Undefined when the list, which has everything, does not have it. */
  account: ServiceAccount | undefined;
  onClose: () => void;
};

export function ServiceDrawer({ id, account, onClose }: Props) {
  return (
    <RecordDrawer id={id} onClose={onClose}>
      {(shown) => <Details id={shown} account={account} onClose={onClose} />}
    </RecordDrawer>
  );
}

function Details({ id, account, onClose }: Props & { id: string }) {
  // Kept after the account was deleted, until the drawer has closed.
  const shown = useLast(account);
  return (
    <>
      <RecordDrawerHead>
        <bdi>{shown?.name ?? 'Service account'}</bdi>
        {shown && <StatusBadge {...badgeOfService(shown)} />}
      </RecordDrawerHead>
      <Drawer.Body>
        {shown ? (
          <Parts account={shown} onClose={onClose} />
        ) : (
          <RecordNotFound noun="service account" hint={`There is no service account ${id}.`} />
        )}
      </Drawer.Body>
    </>
  );
}

function Parts({ account, onClose }: { account: ServiceAccount; onClose: () => void }) {
  const { owner, roles, tokens, created_at } = account;
  const denied = useDenied(needs.createServiceToken);
  const actions = useServiceActions(account);
  const facts = [
    { label: 'Owner', value: owner.is_disabled ? `${owner.username}, disabled` : owner.username },
    { label: 'Roles', value: namesOf(roles) },
    { label: 'Created', value: formatDateTime(created_at) },
  ];

  return (
    <>
      <FactGroups groups={[{ title: 'Account', facts }]} dense />
      {owner.is_disabled && <p className={parts.quiet}>No token works while the owner is disabled.</p>}
      <section className={parts.part}>
        <h3>Tokens</h3>
        {tokens.length === 0 && <p className={parts.quiet}>All were revoked.</p>}
        <TokenList
          tokens={tokens}
          running={actions.running}
          denied={denied}
          onRevoke={(token) => void actions.revoke(token)}
        />
        <AnotherToken account={account} denied={denied} actions={actions} />
      </section>
      <section className={parts.part}>
        <h3>Access</h3>
        <div className={parts.buttons}>
          <Button
            variant="default"
            className={parts.danger}
            disabled={actions.running || denied !== undefined}
            title={denied}
            onClick={async () => {
              if (await actions.remove()) onClose();
            }}
          >
            Delete Service Account
          </Button>
        </div>
        {denied && <p className={parts.quiet}>{denied}</p>}
      </section>
    </>
  );
}

type AnotherTokenProps = {
  account: ServiceAccount;
  denied: string | undefined;
  actions: ReturnType<typeof useServiceActions>;
};

/** For rotation: the program gets the new token while the present one still works. */
function AnotherToken({ account, denied, actions }: AnotherTokenProps) {
  const [values, setValues] = useState<{ days: number; networks: string }>();
  const [refused, setRefused] = useState<string>();
  const [made, setMade] = useState<NewServiceToken>();
  const isFull = account.tokens.filter((token) => !isExpired(token)).length >= MAX_TOKENS;
  const why = denied ?? (isFull ? 'Two tokens work already. Revoke one of them first.' : undefined);
  // The networks of the present token, which the new one replaces.
  const first = { days: USUAL_LIFETIME, networks: account.tokens[0]?.networks.join('\n') ?? '' };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (actions.running || !values) return;
    try {
      const request = { expires_in_days: values.days, networks: networksIn(values.networks) };
      setMade(await actions.createToken(request));
      setValues(undefined);
    } catch (error) {
      notify.error('Failed to create token', { detail: failureReason(error) });
      setRefused(fieldErrors(error)[0]?.message);
    }
  }

  if (values) {
    return (
      <form className={parts.part} onSubmit={submit} noValidate>
        <TokenFields
          values={values}
          refused={refused}
          onChange={(changed) => {
            setValues(changed);
            setRefused(undefined);
          }}
        />
        <div className={parts.buttons}>
          <Button type="submit" loading={actions.running}>
            Create Token
          </Button>
          <Button variant="default" onClick={() => setValues(undefined)}>
            Cancel
          </Button>
        </div>
      </form>
    );
  }
  return (
    <>
      {made && <NewToken {...made} />}
      <div className={parts.buttons}>
        <Button
          variant="default"
          disabled={actions.running || why !== undefined}
          title={why}
          onClick={() => setValues(first)}
        >
          New Token
        </Button>
      </div>
    </>
  );
}
