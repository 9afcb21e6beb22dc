import type { PersonLink } from '../../generated/model/personLink.ts';
import type { SystemPeople } from '../../generated/model/systemPeople.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import panels from '../../ui/layout/panels.module.css';
import parts from '../../ui/layout/parts.module.css';
import { Moment } from '../../ui/values/date-time.tsx';
import classes from './system-page.module.css';

/** Who counts as one person where a rule asks for a second one, why, and what ends it. */
export function PeoplePanel({ people: { links, unclear } }: { people: SystemPeople }) {
  return (
    <Panel title="Who counts as one person">
      <div>
        {links.length === 0 ? (
          <p className={parts.quiet}>Every account is a person of its own.</p>
        ) : (
          <>
            <p className={parts.quiet}>
              Of two who count as one person, neither is the second person for the other one. At Admin Users a third
              administrator confirms who is a person of their own. Somebody at the server’s console can do so too.
            </p>
            <Links label="Accounts of one person" links={links} />
          </>
        )}
        {unclear.length > 0 && (
          <>
            <p className={parts.quiet}>
              A former version took these accounts for admin by their names alone. Now they count as people of their
              own. Somebody at the server’s console has to say what they are.
            </p>
            <Links label="Accounts with a name that was mistaken" links={unclear} />
          </>
        )}
      </div>
    </Panel>
  );
}

function Links({ label, links }: { label: string; links: readonly PersonLink[] }) {
  return (
    <ul aria-label={label} className={panels.list}>
      {links.map(({ id, reason, at }) => (
        <li key={id}>
          <div>
            <bdi>{reason}</bdi>
          </div>
          <div className={classes.meta}>
            <span>
              Since <Moment iso={at} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
