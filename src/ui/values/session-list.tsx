import { Button } from '@mantine/core';
import { DateTime } from './date-time.tsx';
import { Entry, EntryList } from './entry-list.tsx';
import classes from './session-list.module.css';

type Session = {
  id: string;
  address?: string | null;
  user_agent?: string | null;
  created_at: string;
  last_active_at: string;
  is_current: boolean;
};

type Props = {
  sessions: readonly Session[];
  /** A session is being ended. */
  running: boolean;
  /** Why sessions cannot be ended here. */
  denied?: string | undefined;
  onEnd: (id: string) => void;
};

/** An administrator's sessions. The caller's own session cannot be ended here. */
export function SessionList({ sessions, running, denied, onEnd }: Props) {
  if (sessions.length === 0) return <p className={classes.quiet}>Not signed in anywhere.</p>;
  return (
    <EntryList label="Sessions">
      {sessions.map((session) => {
        const browser = browserOf(session.user_agent);
        return (
          <Entry
            key={session.id}
            name={browser}
            details={
              <>
                {session.address ?? 'Unknown address'} · since <DateTime iso={session.created_at} /> · last active{' '}
                <DateTime iso={session.last_active_at} />
              </>
            }
          >
            {session.is_current ? (
              <span className={classes.quiet}>This session</span>
            ) : (
              <Button
                variant="default"
                size="compact-sm"
                disabled={running || denied !== undefined}
                title={denied}
                aria-label={`End the session on ${browser}`}
                onClick={() => onEnd(session.id)}
              >
                End
              </Button>
            )}
          </Entry>
        );
      })}
    </EntryList>
  );
}

const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** The name of a well-known browser, otherwise the user agent itself. */
function browserOf(userAgent: string | null | undefined): string {
  if (!userAgent) return 'Unknown program';
  const find = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  return browser && system ? `${browser} on ${system}` : userAgent;
}
