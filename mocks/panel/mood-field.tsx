import { ActionIcon, Group, NativeSelect, Text } from '@mantine/core';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { Call } from '../calls.ts';
import { FAULTS } from '../mood-steps.ts';
import { type Moods, preferFor } from '../moods.ts';
import { chooseMood } from './mood-store.ts';
import classes from './panel.module.css';
import { WrittenMood } from './written-mood.tsx';

/** Each status with its examples; the status alone is its first example. */
function optionsOf({ answers }: Call) {
  return answers.map(({ status, description, examples }) => ({
    group: `${status} ${description}`,
    items:
      examples.length === 0
        ? [{ value: status, label: `${status} ${description}` }]
        : examples.map(({ name, summary }) => ({ value: `${status}.${name}`, label: `${status} ${name}: ${summary}` })),
  }));
}

const FAULT_OPTIONS = {
  group: 'Faults of the network',
  items: Object.entries(FAULTS).map(([name, words]) => ({ value: `!${name}`, label: `!${name}: ${words}` })),
};

const WRITTEN = 'written';

/** A status without an example is the status with its first. */
function chosenOption(call: Call, mood: string | undefined): string {
  const answer = call.answers.find(({ status }) => status === mood);
  return answer?.examples[0] ? `${mood}.${answer.examples[0].name}` : (mood ?? '');
}

/** What a call is to answer: one of the contract's answers, a fault, or what the tester writes. */
export function MoodField({ call, moods }: { call: Call; moods: Moods }) {
  const { operationId } = call;
  const [isWriting, setWriting] = useState(false);
  const chosen = chosenOption(call, moods.calls[operationId]);
  const options = [...optionsOf(call), FAULT_OPTIONS];
  const isListed = chosen === '' || options.some(({ items }) => items.some(({ value }) => value === chosen));
  const ofScenario = preferFor({ ...moods, calls: {} }, operationId);
  const ofRecords = Object.entries(moods.calls).filter(([key]) => key.startsWith(`${operationId}@`));
  return (
    <div>
      <NativeSelect
        label={
          <span className={classes.call}>
            <b>{operationId}</b> <code>{call.route}</code>
          </span>
        }
        size="xs"
        data-chosen={operationId in moods.calls || undefined}
        value={isWriting ? WRITTEN : chosen}
        onChange={({ currentTarget: { value } }) => {
          setWriting(value === WRITTEN);
          if (value !== WRITTEN) chooseMood(operationId, value || undefined);
        }}
        data={[
          { value: '', label: ofScenario ? `As the scenario has it: ${ofScenario}` : 'As usual' },
          ...(isListed ? [] : [{ value: chosen, label: chosen }]),
          { value: WRITTEN, label: 'In turn, in part, late, for one record…' },
          ...options,
        ]}
      />
      {isWriting && <WrittenMood call={call} mood={moods.calls[operationId] ?? ''} onDone={() => setWriting(false)} />}
      {ofRecords.map(([key, mood]) => (
        <Group key={key} gap="xs" mt={4} wrap="nowrap">
          <Text size="xs">{`${key.slice(operationId.length + 1)}: ${mood}`}</Text>
          <ActionIcon
            size="sm"
            variant="subtle"
            aria-label={`Take back ${key}`}
            onClick={() => chooseMood(key, undefined)}
          >
            <X size={14} />
          </ActionIcon>
        </Group>
      ))}
    </div>
  );
}
