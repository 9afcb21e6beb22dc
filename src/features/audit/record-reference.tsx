import { Link } from '@tanstack/react-router';
import { useMay } from '../../api/may.ts';
import type { AuditEntry } from '../../generated/model/auditEntry.ts';
import { Person } from '../../ui/values/person.tsx';
import { RecordId } from '../../ui/values/record-id.tsx';
import link from '../../ui/values/record-link.module.css';
import { actorOf, actorScreen, screenOf, subjectOf } from './audit-rules.ts';

/** The record that an entry is about, with a link to the screen that shows it. */
export function RecordReference({ entry }: { entry: AuditEntry }) {
  const target = screenOf(entry, useMay());
  const id = <RecordId id={subjectOf(entry)} />;
  return target ? (
    <Link {...target} className={link.link}>
      {id}
    </Link>
  ) : (
    id
  );
}

/** Whoever acted, with a link to their account. */
export function ActorReference({ entry }: { entry: AuditEntry }) {
  const target = actorScreen(entry, useMay());
  const name = <Person username={actorOf(entry)} />;
  return target ? (
    <Link {...target} className={link.link}>
      {name}
    </Link>
  ) : (
    name
  );
}
