import { Drawer } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useGetAuditEntry, useListAuditEntries } from '../../generated/audit-logs/audit-logs.ts';
import type { AuditEntry } from '../../generated/model/auditEntry.ts';
import { recordAddress } from '../../lib/record-address.ts';
import { humanise, shortened } from '../../lib/words.ts';
import { LoadedRecord } from '../../ui/dialogs/loaded-record.tsx';
import { RecordDrawer, RecordDrawerHead } from '../../ui/dialogs/record-drawer.tsx';
import { CopyId } from '../../ui/feedback/copy-id.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import parts from '../../ui/layout/parts.module.css';
import { Moment } from '../../ui/values/date-time.tsx';
import { FactGroups } from '../../ui/values/facts.tsx';
import link from '../../ui/values/record-link.module.css';
import { RecordLink } from '../../ui/values/record-link.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import classes from './audit.module.css';
import { changesOf } from './audit-fields.ts';
import { actorOf, badgeOf, subjectOf } from './audit-rules.ts';
import { AuditSeal, type SealProps } from './audit-seal.tsx';
import { AuditSignature, isDecision, SIGNATURE_FIELDS } from './audit-signature.tsx';
import { auditWords } from './audit-words.ts';
import { ActorReference, RecordReference } from './record-reference.tsx';

type Props = {
  /** The open entry; undefined when none is. */
  id: string | undefined;
  /** Its row in the list, if it is there: shown until the whole entry has arrived. */
  row: AuditEntry | undefined;
  /** Shows another entry in its place. */
  onShow: (id: string) => void;
  onClose: () => void;
};

export function AuditDrawer({ id, row, onShow, onClose }: Props) {
  const [heads, onHeads] = useState<string>();
  return (
    <RecordDrawer id={id} size={520} classNames={{ body: classes.body }} onClose={onClose}>
      {(shown) => <Details id={shown} row={row} onShow={onShow} heads={heads} onHeads={onHeads} />}
    </RecordDrawer>
  );
}

type DetailsProps = Pick<Props, 'row' | 'onShow'> & Pick<SealProps, 'heads' | 'onHeads'> & { id: string };

function Details({ id, row, onShow, heads, onHeads }: DetailsProps) {
  const query = useGetAuditEntry(id, { query: { placeholderData: row } });
  const { data, isPlaceholderData } = query;
  return (
    <>
      <RecordDrawerHead>
        <span>{data ? auditWords(data.action) : 'Audit entry'}</span>
        {data && <StatusBadge {...badgeOf(data.result)} />}
      </RecordDrawerHead>
      <Drawer.Body>
        <LoadedRecord load={query} noun="entry" id={id}>
          {(entry) => (
            <>
              {!isPlaceholderData && <AuditSeal entry={entry} heads={heads} onHeads={onHeads} />}
              <Facts entry={entry} />
              {!isPlaceholderData && isDecision(entry) && <AuditSignature entry={entry} />}
              {!isPlaceholderData && <Changes entry={entry} />}
              {entry.request_id !== null && <SameRequest id={id} requestId={entry.request_id} onShow={onShow} />}
              <Further entry={entry} />
            </>
          )}
        </LoadedRecord>
      </Drawer.Body>
    </>
  );
}

function Facts({ entry }: { entry: AuditEntry }) {
  const facts = [
    { label: 'When', value: <Moment iso={entry.at} /> },
    { label: 'Exact time', value: entry.at },
    { label: 'User', value: <ActorReference entry={entry} /> },
    { label: 'Account ID', value: entry.actor_id && <CopyId id={entry.actor_id} /> },
    { label: 'From', value: entry.address },
    {
      label: humanise(entry.subject_type),
      value: entry.subject_id && (
        <CopyId id={entry.subject_id}>
          <RecordReference entry={entry} />
        </CopyId>
      ),
    },
    { label: 'Action', value: entry.action },
    { label: 'Request ID', value: entry.request_id && <CopyId id={entry.request_id} /> },
    { label: 'Entry', value: <CopyId id={entry.id} /> },
  ];
  return <FactGroups groups={[{ title: 'Entry', facts }]} dense />;
}

/** The difference between before and after; where there is no before, only what was noted. */
function Changes({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry, isDecision(entry) ? SIGNATURE_FIELDS : []);
  if (changes.length === 0) return null;
  const hasBefore = changes.some(({ before }) => before !== undefined);
  const title = entry.result === 'done' ? 'What changed' : 'What was answered';
  return (
    <section className={parts.part}>
      <h3>{title}</h3>
      <table className={classes.changes} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            {hasBefore && <th scope="col">Before</th>}
            <th scope="col">{hasBefore ? 'After' : 'Value'}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ name, before, after }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {hasBefore && <td>{before !== undefined && (before === after ? before : <del>{before}</del>)}</td>}
              <td>{after !== undefined && (before === undefined || before === after ? after : <ins>{after}</ins>)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type SameRequestProps = Pick<Props, 'onShow'> & { id: string; requestId: string };

/** The other entries that the same call wrote, the first 100. */
function SameRequest({ id, requestId, onShow }: SameRequestProps) {
  const query = useListAuditEntries({ request_id: requestId, limit: 100 });
  return (
    <section className={parts.part}>
      <h3 id="same-request">Also in this request</h3>
      <Loaded
        load={query}
        failed="Failed to load the request’s other entries"
        what="This list"
        skeleton={<p className={parts.quiet}>Loading…</p>}
        isEmpty={({ entries }) => entries.every((entry) => entry.id === id)}
        empty={<p className={parts.quiet}>Nothing else.</p>}
      >
        {({ entries }) => (
          <ul className={classes.rows} aria-labelledby="same-request">
            {entries
              .filter((entry) => entry.id !== id)
              .map((entry) => (
                <li key={entry.id}>
                  <RecordLink href={recordAddress('open', entry.id)} onOpen={() => onShow(entry.id)}>
                    {auditWords(entry.action)}
                  </RecordLink>
                  <span>{subjectOf(entry)}</span>
                </li>
              ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

/** The log, filtered by what the entry has. */
function Further({ entry: { subject_id, actor, actor_id, subject_type, request_id } }: { entry: AuditEntry }) {
  return (
    <nav className={classes.links} aria-label="Related entries">
      {subject_id !== null && subject_type !== 'request' && (
        <Link to="/audit" search={{ subject_id }} className={link.link}>
          All about this record
        </Link>
      )}
      {actor !== null && (
        <Link to="/audit" search={{ actor }} className={link.link}>
          {`All by ${shortened(actorOf({ actor, actor_id, subject_type }))}`}
        </Link>
      )}
      {request_id !== null && (
        <Link to="/audit" search={{ request_id }} className={link.link}>
          All in this request
        </Link>
      )}
    </nav>
  );
}
