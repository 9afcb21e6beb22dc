import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Call } from '../calls.ts';
import { overrideProblem } from '../override-steps.ts';
import { takesRecord } from '../overrides.ts';
import { chooseOverride } from './override-store.ts';

/** As a link has it between its commas. */
const RECORD = /^[^\s,:@&#%+]*$/;

interface Props {
  call: Call;
  /** The call's current override, with which the field starts. */
  override: string;
  onDone: () => void;
}

/** An override that no list could offer, in the words of a link. */
export function WrittenOverride({ call, override, onDone }: Props) {
  const [written, setWritten] = useState(override);
  const [record, setRecord] = useState('');
  const [problem, setProblem] = useState<string>();
  const set = () => {
    const found = overrideProblem(call, written.trim());
    setProblem(found);
    if (found !== undefined || !RECORD.test(record)) return;
    chooseOverride(record === '' ? call.operationId : `${call.operationId}@${record}`, written.trim());
    onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        set();
      }}
    >
      <Stack gap={6} mt={6}>
        <TextInput
          size="xs"
          label="As the link has it"
          description="In turn: 503,200. Some of the calls: 40%:500. Late: 200+3s. Any of them together."
          autoFocus
          value={written}
          error={problem}
          onChange={({ currentTarget: { value } }) => setWritten(value)}
        />
        <Group gap="xs" align="end" wrap="nowrap">
          {takesRecord(call) && (
            <TextInput
              size="xs"
              flex={1}
              label="For this record only"
              placeholder="Every record"
              value={record}
              error={RECORD.test(record) ? undefined : 'A link cannot have this record’s name.'}
              onChange={({ currentTarget: { value } }) => setRecord(value.trim())}
            />
          )}
          <Button type="submit" size="xs" variant="default">
            Set
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
