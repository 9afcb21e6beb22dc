import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import type { Payout } from '../../generated/model/payout.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { formatCount } from '../../lib/money.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Money } from '../../ui/values/money.tsx';
import classes from './payout-details.module.css';
import { PayoutRecords } from './payout-records.tsx';
import { nameOf, processedBy } from './revenue-rules.ts';
import { usePayoutRecords } from './use-payout-records.ts';

type Props = {
  /** The open payout; undefined when none is. */
  id: string | undefined;
  /** Its row of the history; undefined when it is too old to be in it, or when there is no such payout. */
  payout: Payout | undefined;
  onClose: () => void;
};

export function PayoutDetails({ id, payout, onClose }: Props) {
  const phone = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
  // Kept while the dialog fades out.
  const [shown, setShown] = useState({ id, payout });
  if (id !== undefined && (id !== shown.id || payout !== shown.payout)) setShown({ id, payout });

  return (
    <Modal.Root
      opened={id !== undefined}
      onClose={onClose}
      fullScreen={phone}
      size={720}
      radius={12}
      classNames={{ content: classes.content, header: classes.header, title: classes.title, body: classes.body }}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content>
        {/* A `header` element would be announced as the page's banner. */}
        <Modal.Header role="presentation">
          <Modal.Title>{shown.payout ? nameOf(shown.payout) : `Payout ${shown.id}`}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </Modal.Header>
        <Modal.Body>
          {shown.id !== undefined && <Details key={shown.id} id={shown.id} payout={shown.payout} />}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function Details({ id, payout }: { id: string; payout: Payout | undefined }) {
  const records = usePayoutRecords(id);
  if (!payout && records.absent) {
    return <EmptyState icon={SearchX} title="Payout not found" hint={`There is no payout ${id}.`} />;
  }
  return (
    <>
      {payout && <Facts payout={payout} />}
      {!records.absent && <PayoutRecords id={id} payout={payout} records={records} />}
    </>
  );
}

function Facts({ payout }: { payout: Payout }) {
  return (
    <>
      <dl className={classes.facts}>
        <div>
          <dt>Amount</dt>
          <dd>
            <Money usd={payout.amount} />
          </dd>
        </div>
        <div>
          <dt>Date</dt>
          <dd>{formatDateTime(payout.paid_out_at)}</dd>
        </div>
        <div>
          <dt>Method</dt>
          <dd>{payout.payout_method}</dd>
        </div>
        <div>
          <dt>Processed By</dt>
          <dd>{processedBy(payout)}</dd>
        </div>
        <div>
          <dt>Records</dt>
          <dd>{formatCount(payout.record_count)}</dd>
        </div>
      </dl>
      {payout.notes && (
        <section className={classes.notes}>
          <h3>Notes</h3>
          <p>{payout.notes}</p>
        </section>
      )}
    </>
  );
}
