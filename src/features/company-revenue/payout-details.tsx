import { Modal } from '@mantine/core';
import { useMay } from '../../api/may.ts';
import { useUnknownFields } from '../../api/use-unknown-fields.ts';
import { useGetPayout } from '../../generated/company-revenue/company-revenue.ts';
import type { Payout } from '../../generated/model/payout.ts';
import { listAuditEntries } from '../../generated/permissions.ts';
import { formatCount } from '../../lib/money.ts';
import { LoadedRecord, RecordNotFound } from '../../ui/dialogs/loaded-record.tsx';
import { RecordDialog, RecordDialogHead } from '../../ui/dialogs/record-dialog.tsx';
import { useLast } from '../../ui/dialogs/use-last.ts';
import { isAbsent } from '../../ui/feedback/load.ts';
import { Amount } from '../../ui/values/amount.tsx';
import { Moment } from '../../ui/values/date-time.tsx';
import { HistoryLink } from '../../ui/values/history-link.tsx';
import { MoreFields } from '../../ui/values/more-fields.tsx';
import { Person } from '../../ui/values/person.tsx';
import classes from './payout-details.module.css';
import { PayoutRecords } from './payout-records.tsx';
import { nameOf, processedBy } from './revenue-rules.ts';
import { usePayoutRecords } from './use-payout-records.ts';

/** Of the facts, so that nothing moves when they arrive. */
const FACTS_HEIGHT = 48;

type Props = {
  /** The open payout; undefined when none is. */
  id: string | undefined;
  /** Its row of the history; undefined while that loads, when it is too old to be in it, or when there is no such payout. */
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
  const listed = useLast(row);
  const query = useGetPayout(id, { query: { enabled: listed === undefined } });
  const payout = listed ?? query.data;
  const records = usePayoutRecords(id);
  const mayAudit = useMay()(listAuditEntries);
  // The back end does not have these calls, or not for this payout. That is not an error.
  const lacksPayout = isAbsent(query);
  const lacksRecords = isAbsent(records.load);
  return (
    <>
      <RecordDialogHead copies={payout?.payout_reference || id}>
        <bdi>{payout ? nameOf(payout) : `Payout ${id}`}</bdi>
      </RecordDialogHead>
      <Modal.Body>
        {payout && <Facts payout={payout} />}
        {!payout && !lacksPayout && (
          <LoadedRecord load={query} noun="payout" id={id} height={FACTS_HEIGHT}>
            {(loaded) => <Facts payout={loaded} />}
          </LoadedRecord>
        )}
        {!lacksRecords && <PayoutRecords id={id} payout={payout} records={records} />}
        {mayAudit && payout && (
          <p className={classes.history}>
            <HistoryLink type="payout" id={id} />
          </p>
        )}
        {!payout && lacksPayout && lacksRecords && <RecordNotFound noun="payout" hint={`There is no payout ${id}.`} />}
      </Modal.Body>
    </>
  );
}

function Facts({ payout }: { payout: Payout }) {
  const unknown = useUnknownFields('GET /api/admin/company-revenue/history', payout);
  return (
    <>
      <dl className={classes.facts}>
        <div>
          <dt>Amount</dt>
          <dd>
            <Amount usd={payout.amount} />
          </dd>
        </div>
        <div>
          <dt>Date</dt>
          <dd>
            <Moment iso={payout.paid_out_at} />
          </dd>
        </div>
        <div>
          <dt>Method</dt>
          <dd>{payout.payout_method}</dd>
        </div>
        <div>
          <dt>Processed By</dt>
          <dd>
            <Person username={processedBy(payout)} />
          </dd>
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
      <MoreFields fields={unknown} />
    </>
  );
}
