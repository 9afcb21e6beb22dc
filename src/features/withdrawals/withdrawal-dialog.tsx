import { Button, Modal, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { errorStatus } from '../../api/error.ts';
import { deniedFor, may } from '../../api/may.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { useGetWithdrawal } from '../../generated/withdrawals/withdrawals.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { OutOfDate } from '../../ui/feedback/out-of-date.tsx';
import head from '../../ui/layout/record-head.module.css';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { whileProcessing } from './while-processing.ts';
import classes from './withdrawal-dialog.module.css';
import { WithdrawalFacts } from './withdrawal-facts.tsx';
import { ACTION, actionsFor, badgeOf, NEEDS, sendsMoney, type WithdrawalAction } from './withdrawal-rules.ts';
import { WithdrawalSending } from './withdrawal-sending.tsx';
import { WithdrawalTimeline } from './withdrawal-timeline.tsx';

type Props = {
  /** The open withdrawal; undefined when none is. */
  id: string | undefined;
  /** Its row in the list, if it is there: shown until the whole record has arrived. */
  row: Withdrawal | undefined;
  /** The action that is running. */
  running: WithdrawalAction | undefined;
  /** A question in front of the dialog handles Escape. */
  asking: boolean;
  onAction: (action: WithdrawalAction, withdrawal: Withdrawal) => void;
  onClose: () => void;
};

export function WithdrawalDialog({ id, row, running, asking, onAction, onClose }: Props) {
  const phone = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
  // Kept while the dialog fades out.
  const [shown, setShown] = useState(id);
  if (id !== undefined && id !== shown) setShown(id);

  return (
    <Modal.Root
      opened={id !== undefined}
      onClose={onClose}
      closeOnEscape={!asking}
      fullScreen={phone}
      size={860}
      radius={12}
      classNames={{ content: classes.content, header: classes.header, title: head.title, body: classes.body }}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content>
        {shown !== undefined && <Details key={shown} id={shown} row={row} running={running} onAction={onAction} />}
      </Modal.Content>
    </Modal.Root>
  );
}

type DetailsProps = Pick<Props, 'row' | 'running' | 'onAction'> & { id: string };

function Details({ id, row, running, onAction }: DetailsProps) {
  const { data, error, refetch } = useGetWithdrawal(id, {
    query: { placeholderData: row, refetchInterval: ({ state }) => whileProcessing(state.data?.status) },
  });
  return (
    <>
      {/* A `header` element would be announced as the page's banner. */}
      <Modal.Header role="presentation">
        <Modal.Title>
          <span>{id}</span>
          {data && <StatusBadge {...badgeOf(data.status)} />}
        </Modal.Title>
        <Modal.CloseButton aria-label="Close" />
      </Modal.Header>
      {/* The keyboard must be able to scroll it. */}
      <Modal.Body tabIndex={0}>
        {data && error && (
          <OutOfDate what="This withdrawal" pronoun="it" error={error} onRetry={() => void refetch()} />
        )}
        {data ? (
          <div className={classes.parts}>
            <div>
              <WithdrawalSending withdrawal={data} running={running} onAction={onAction} />
              <WithdrawalFacts withdrawal={data} />
            </div>
            <WithdrawalTimeline id={id} />
          </div>
        ) : (
          <Missing id={id} error={error} onRetry={() => void refetch()} />
        )}
      </Modal.Body>
      {data && <Footer withdrawal={data} running={running} onAction={onAction} />}
    </>
  );
}

function Missing({ id, error, onRetry }: { id: string; error: unknown; onRetry: () => void }) {
  if (!error) return <Skeleton height={360} role="status" aria-label="Loading withdrawal" />;
  if (errorStatus(error) === 404) {
    return <EmptyState icon={SearchX} title="Withdrawal not found" hint={`There is no withdrawal ${id}.`} />;
  }
  return <LoadError what="Failed to load withdrawal" error={error} onRetry={onRetry} />;
}

/** Only the review: an action that sends money must never appear where Approve just was. */
function Footer({ withdrawal, running, onAction }: Pick<Props, 'running' | 'onAction'> & { withdrawal: Withdrawal }) {
  const actions = actionsFor(withdrawal.status).filter((action) => !sendsMoney(action));
  if (actions.length === 0) return null;
  return (
    <div className={classes.footer}>
      {actions.map((action) => {
        const { label, icon: Icon, danger } = ACTION[action];
        const denied = may(NEEDS[action]) ? undefined : deniedFor(NEEDS[action]);
        return (
          <Button
            key={action}
            variant={danger ? 'default' : 'filled'}
            className={danger ? classes.danger : undefined}
            leftSection={<Icon size={15} />}
            loading={running === action}
            disabled={denied !== undefined || (running !== undefined && running !== action)}
            title={denied}
            onClick={() => onAction(action, withdrawal)}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}
