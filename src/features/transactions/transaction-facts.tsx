import type { ReactNode } from 'react';
import { useMay } from '../../api/may.ts';
import { UNKEPT, useReveal } from '../../api/use-reveal.ts';
import { useUnknownFields } from '../../api/use-unknown-fields.ts';
import type { Transaction } from '../../generated/model/transaction.ts';
import { revealPlayer } from '../../generated/permissions.ts';
import { useRevealPlayer } from '../../generated/players-changes/players-changes.ts';
import { titled } from '../../lib/words.ts';
import { askWhyRevealed } from '../../ui/feedback/ask-reveal.ts';
import { CopyId } from '../../ui/feedback/copy-id.tsx';
import { Moment } from '../../ui/values/date-time.tsx';
import { Amounts, type FactGroup, FactGroups } from '../../ui/values/facts.tsx';
import { MoreFields } from '../../ui/values/more-fields.tsx';
import { Person } from '../../ui/values/person.tsx';
import { RevealButton } from '../../ui/values/reveal-button.tsx';
import { TransactionPlayer } from './transaction-player.tsx';

function groupsOf(transaction: Transaction, email: ReactNode): FactGroup[] {
  return [
    {
      title: 'Transaction',
      facts: [
        { label: 'Transaction ID', value: <CopyId id={transaction.transaction_id} of="transaction" /> },
        { label: 'ID', value: <CopyId id={transaction.id} /> },
        { label: 'Type', value: titled(transaction.transaction_type) },
        ...(transaction.item_id || transaction.item_name
          ? [
              { label: 'Item', value: transaction.item_name },
              { label: 'Item ID', value: transaction.item_id && <CopyId id={transaction.item_id} of="item" /> },
            ]
          : []),
      ],
    },
    {
      title: 'Player',
      facts: [
        { label: 'Email', value: email },
        { label: 'Player ID', value: transaction.player_id && <CopyId id={transaction.player_id} of="player" /> },
      ],
    },
    {
      title: 'Game',
      facts: [
        { label: 'Game', value: transaction.game_name },
        { label: 'Game ID', value: transaction.game_id && <CopyId id={transaction.game_id} of="game" /> },
      ],
    },
    {
      title: 'Dates',
      facts: [
        { label: 'Created', value: <Moment iso={transaction.created_at} /> },
        { label: 'Updated', value: transaction.updated_at && <Moment iso={transaction.updated_at} /> },
      ],
    },
    {
      title: 'Decision',
      facts: [
        {
          label: 'Status set by',
          value: transaction.status_changed_by && <Person username={transaction.status_changed_by} />,
        },
        { label: 'Notes', value: transaction.notes },
      ],
    },
  ];
}

/** Every field of a transaction. An undefined field is one that the back end does not have, and is left out. */
export function TransactionFacts({ transaction }: { transaction: Transaction }) {
  const { amount, fee, player_id: playerId, player_email } = transaction;
  const may = useMay();
  const { mutateAsync } = useRevealPlayer(UNKEPT);
  const { revealed, show, running } = useReveal(
    playerId ?? '',
    () => askWhyRevealed(`Reveal who player ${playerId} is?`),
    (reason) => mutateAsync({ id: playerId ?? '', data: { reason } }),
  );
  const mayReveal = playerId && player_email && !revealed && !may('players.pii') && may(revealPlayer);
  const email = (
    <>
      <TransactionPlayer
        transaction={{ ...transaction, player_email: (player_email && revealed ? revealed : transaction).player_email }}
      />{' '}
      {mayReveal && <RevealButton running={running} onClick={show} />}
    </>
  );
  const groups = groupsOf(transaction, email).map(({ title, facts }) => ({
    title,
    facts: facts.filter(({ value }) => value !== undefined),
  }));
  return (
    <>
      <Amounts
        amounts={[{ label: 'Amount', usd: amount }, ...(fee === undefined ? [] : [{ label: 'Fee', usd: fee }])]}
      />
      <FactGroups groups={groups} dense />
      <MoreFields fields={useUnknownFields('GET /api/admin/transactions/{id}', transaction)} dense />
    </>
  );
}
