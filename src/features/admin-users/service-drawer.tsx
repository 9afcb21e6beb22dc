import { Button, Drawer } from '@mantine/core';
import { useState } from 'react';
import { useDenied } from '../../api/may.ts';
import type { ServiceAccount } from '../../generated/model/serviceAccount.ts';
import * as needs from '../../generated/permissions.ts';
import { RecordNotFound } from '../../ui/dialogs/loaded-record.tsx';
import { RecordDrawer, RecordDrawerHead } from '../../ui/dialogs/record-drawer.tsx';
import { useLast } from '../../ui/dialogs/use-last.ts';
import parts from '../../ui/layout/parts.module.css';
import { Moment } from '../../ui/values/date-time.tsx';
import { FactGroups } from '../../ui/values/facts.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { namesOf } from './admin-rules.ts';
import { badgeOfService, isExpired, MAX_TOKENS } from './service-account-rules.ts';
import { TokenForm } from './token-form.tsx';
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
    { label: 'Created', value: <Moment iso={created_at} /> },
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
        <AnotherToken account={account} denied={denied} />
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

type AnotherTokenProps = { account: ServiceAccount; denied: string | undefined };

/** For rotation: the program gets the new token while the present one still works. */
function AnotherToken({ account, denied }: AnotherTokenProps) {
  const [isOpen, setOpen] = useState(false);
  const isFull = account.tokens.filter((token) => !isExpired(token)).length >= MAX_TOKENS;
  const why = denied ?? (isFull ? 'Two tokens work already. Revoke one of them first.' : undefined);
  if (isOpen) return <TokenForm account={account} onDone={() => setOpen(false)} />;
  return (
    <div className={parts.buttons}>
      <Button variant="default" disabled={why !== undefined} title={why} onClick={() => setOpen(true)}>
        New Token
      </Button>
    </div>
  );
}
