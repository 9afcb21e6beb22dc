import { Modal } from '@mantine/core';
import type { Payout } from '../../generated/model/payout.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { formatCount } from '../../lib/money.ts';
import { RecordDialog, RecordDialogHead } from '../../ui/dialogs/record-dialog.tsx';
import { RecordNotFound } from '../../ui/dialogs/record-missing.tsx';
import { useLast } from '../../ui/dialogs/use-last.ts';
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
  return (
    <RecordDialog id={id} size={720} onClose={onClose}>
      {(shown) => <Details id={shown} row={payout} />}
    </RecordDialog>
  );
}

function Details({ id, row }: { id: string; row: Payout | undefined }) {
  const payout = useLast(row);
  const records = usePayoutRecords(id);
  return (
    <>
      <RecordDialogHead>
        <bdi>{payout ? nameOf(payout) : `Payout ${id}`}</bdi>
      </RecordDialogHead>
      <Modal.Body>
        {payout && <Facts payout={payout} />}
        {!records.absent && <PayoutRecords id={id} payout={payout} records={records} />}
        {!payout && records.absent && <RecordNotFound noun="payout" hint={`There is no payout ${id}.`} />}
      </Modal.Body>
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
