import { Button, Group, Stack, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { bugReport, clearLog, getLog, outcomeOf, subscribeToLog } from './call-log.ts';
import { CopiedText } from './copied-text.tsx';
import classes from './panel.module.css';

async function report(): Promise<string> {
  const versions = await fetch('/mock/versions').then((answer) => answer.json());
  return bugReport(location.href, versions, getLog());
}

/** The calls, their answers and the reasons for these; the newest first. */
export function CallLogList() {
  const calls = useSyncExternalStore(subscribeToLog, getLog);
  return (
    <Stack gap="md">
      <Group gap="xs">
        <CopiedText label="Copy as a bug report" name="Bug report" text={report} isLong />
        <Button size="xs" variant="default" onClick={clearLog}>
          Clear
        </Button>
      </Group>
      {calls.length === 0 && <Text size="sm">Nothing has been called yet.</Text>}
      <ol className={classes.log} aria-label="Calls">
        {calls.toReversed().map((call) => (
          <li key={call.id}>
            <code>{call.call}</code>
            <span>{`${call.at.toISOString().slice(11, 23)} ${outcomeOf(call)}`}</span>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
