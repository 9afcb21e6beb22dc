import { Button } from '@mantine/core';
import { useDenied } from '../../api/may.ts';
import type { PersonLink } from '../../generated/model/personLink.ts';
import * as needs from '../../generated/permissions.ts';
import parts from '../../ui/layout/parts.module.css';
import { Moment } from '../../ui/values/date-time.tsx';
import classes from './admin-users.module.css';

type Props = {
  username: string;
  links: readonly PersonLink[];
  /** Why the caller cannot confirm the administrator, whoever they are. */
  denied: string | undefined;
  running: boolean;
  onConfirm: (links: string[]) => void;
};

/** Why the administrator counts as one person with others, and how a third person ends that. */
export function PersonLinks({ username, links, denied, running, onConfirm }: Props) {
  const lacking = useDenied(needs.confirmPerson);
  const ids = links.filter((link) => link.is_confirmable && link.username === username).map(({ id }) => id);
  const why = denied ?? lacking;
  return (
    <section className={parts.part}>
      <h3>Counts as one person</h3>
      <ul className={classes.actions} aria-label="Counts as one person">
        {links.map(({ id, reason, at }) => (
          <li key={id}>
            <bdi>{reason}</bdi>
            <Moment iso={at} />
          </li>
        ))}
      </ul>
      {ids.length > 0 && (
        <div className={parts.buttons}>
          <Button variant="default" disabled={why !== undefined || running} title={why} onClick={() => onConfirm(ids)}>
            Confirm Person
          </Button>
        </div>
      )}
    </section>
  );
}
