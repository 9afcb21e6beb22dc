import { ActionIcon, Group, NativeSelect, Text } from '@mantine/core';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { Call } from '../calls.ts';
import { FAULTS } from '../override-steps.ts';
import { type Overrides, preferFor } from '../overrides.ts';
import { chooseOverride } from './override-store.ts';
import classes from './panel.module.css';
import { WrittenOverride } from './written-override.tsx';

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
function chosenOption(call: Call, override: string | undefined): string {
  const answer = call.answers.find(({ status }) => status === override);
  return answer?.examples[0] ? `${override}.${answer.examples[0].name}` : (override ?? '');
}

/** The answer that a call is to give: one of the contract's answers, a fault, or what the tester writes. */
export function OverrideField({ call, overrides }: { call: Call; overrides: Overrides }) {
  const { operationId } = call;
  const [isWriting, setWriting] = useState(false);
  const chosen = chosenOption(call, overrides.calls[operationId]);
  const options = [...optionsOf(call), FAULT_OPTIONS];
  const isListed = chosen === '' || options.some(({ items }) => items.some(({ value }) => value === chosen));
  const ofScenario = preferFor({ ...overrides, calls: {} }, operationId);
  const ofRecords = Object.entries(overrides.calls).filter(([key]) => key.startsWith(`${operationId}@`));
  return (
    <div>
      <NativeSelect
        label={
          <span className={classes.call}>
            <b>{operationId}</b> <code>{call.route}</code>
          </span>
        }
        size="xs"
        data-chosen={operationId in overrides.calls || undefined}
        value={isWriting ? WRITTEN : chosen}
        onChange={({ currentTarget: { value } }) => {
          setWriting(value === WRITTEN);
          if (value !== WRITTEN) chooseOverride(operationId, value || undefined);
        }}
        data={[
          { value: '', label: ofScenario ? `As the scenario has it: ${ofScenario}` : 'As usual' },
          ...(isListed ? [] : [{ value: chosen, label: chosen }]),
          { value: WRITTEN, label: 'In turn, in part, late, for one record…' },
          ...options,
        ]}
      />
      {isWriting && (
        <WrittenOverride call={call} override={overrides.calls[operationId] ?? ''} onDone={() => setWriting(false)} />
      )}
      {ofRecords.map(([key, override]) => (
        <Group key={key} gap="xs" mt={4} wrap="nowrap">
          <Text size="xs">{`${key.slice(operationId.length + 1)}: ${override}`}</Text>
          <ActionIcon
            size="sm"
            variant="subtle"
            aria-label={`Take back ${key}`}
            onClick={() => chooseOverride(key, undefined)}
          >
            <X size={14} />
          </ActionIcon>
        </Group>
      ))}
    </div>
  );
}
