import { Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CLOCK, conditionProblem, MEMORY, SEED, SESSION } from '../conditions.ts';
import type { Overrides } from '../overrides.ts';
import { startAgain } from './memory.ts';
import { chooseCondition } from './override-store.ts';

/** The fields for the conditions of all calls. */
export function ConditionFields({ overrides, onStartAgain }: { overrides: Overrides; onStartAgain: () => void }) {
  const { conditions, calls } = overrides;
  const hasPercentage = Object.values(calls).some((override) => override.includes('%'));
  return (
    <Stack gap="xs">
      <Memory isOn={conditions[MEMORY] !== undefined} onStartAgain={onStartAgain} />
      <Group gap="xs" grow align="start">
        <ConditionField
          name={SESSION}
          label="Session ends after"
          placeholder="Never"
          description="Calls, as in 5"
          value={conditions[SESSION] ?? ''}
        />
        <ConditionField
          name={CLOCK}
          label="Browser’s clock ahead"
          placeholder="Right"
          description="As in +2h, -5m, 1d"
          value={conditions[CLOCK] ?? ''}
        />
      </Group>
      {(hasPercentage || SEED in conditions) && (
        <ConditionField
          name={SEED}
          label="Seed of the percentages"
          placeholder="1"
          description="Another seed draws other calls"
          value={conditions[SEED] ?? ''}
        />
      )}
    </Stack>
  );
}

type FieldProps = { name: string; label: string; placeholder: string; description: string; value: string };

/** Takes effect with Enter, or when it is left. */
function ConditionField({ name, value, ...texts }: FieldProps) {
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const commit = () => {
    if (typed === undefined) return;
    const next = typed.trim();
    const found = next === '' ? undefined : conditionProblem(name, next);
    setProblem(found);
    if (found) return;
    setTyped(undefined);
    if (next !== value) chooseCondition(name, next || undefined);
  };
  return (
    <TextInput
      {...texts}
      size="xs"
      value={typed ?? value}
      error={problem}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  );
}

function Memory({ isOn, onStartAgain }: { isOn: boolean; onStartAgain: () => void }) {
  const [state, setState] = useState<'ready' | 'starting' | string>('ready');
  const again = async () => {
    setState('starting');
    try {
      await startAgain();
      onStartAgain();
      setState('ready');
    } catch (error) {
      setState(`It could not be started again. ${error instanceof Error ? error.message : ''}`);
    }
  };
  return (
    <>
      <Switch
        size="sm"
        label="With memory"
        description="What you do in this tab is remembered: a real server with the demo’s data answers, but for what is chosen here. It takes some seconds to start."
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => chooseCondition(MEMORY, checked ? 'on' : undefined)}
      />
      {isOn && (
        <Group gap="xs">
          <Button size="xs" variant="default" loading={state === 'starting'} onClick={() => void again()}>
            Start again
          </Button>
          {state !== 'ready' && state !== 'starting' && (
            <Text size="xs" c="red" role="alert">
              {state}
            </Text>
          )}
        </Group>
      )}
    </>
  );
}
