import { Alert, Button, Drawer, Group, NativeSelect, Stack, Tabs, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { everyCallOf, sortMoods } from '../moods.ts';
import { SCENARIOS, scenarioNamed } from '../scenarios.ts';
import { CallLogList } from './call-log-list.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { CopiedText } from './copied-text.tsx';
import { MoodField } from './mood-field.tsx';
import { chooseNothing, chooseScenario, getMoods, subscribe } from './mood-store.ts';
import { everyCall } from './outgoing-calls.ts';
import classes from './panel.module.css';
import { useScreenCalls } from './screen-calls.ts';

function usePathname(router: AnyRouter): string {
  const [pathname, setPathname] = useState(location.pathname);
  useEffect(() => router.subscribe('onResolved', () => setPathname(location.pathname)), [router]);
  return pathname;
}

/** At the edge of every screen: what each call of it is to answer, and what was called. */
export function MoodsPanel({ router }: { router: AnyRouter }) {
  const moods = useSyncExternalStore(subscribe, getMoods);
  const unknown = sortMoods(moods, use(everyCall)).unknown.length;
  // A link that names what there is not shows the usual screen: nobody shall take that for what the link meant.
  const [opened, setOpened] = useState(unknown > 0);
  useEffect(() => {
    if (unknown > 0) setOpened(true);
  }, [unknown]);
  const { scenario, calls, conditions } = moods;
  const chosen = Object.keys(calls).length + Object.keys(conditions).length + (scenario ? 1 : 0);
  const pathname = usePathname(router);
  return (
    <>
      <button
        type="button"
        className={classes.handle}
        data-chosen={chosen > 0 || undefined}
        onClick={() => setOpened(true)}
      >
        {chosen > 0 ? `Moods (${chosen}${unknown > 0 ? `, ${unknown} unknown` : ''})` : 'Moods'}
      </button>
      <Drawer
        opened={opened}
        onClose={() => setOpened(false)}
        title="Moods of the mock"
        position="right"
        size={440}
        zIndex={400}
        overlayProps={{ backgroundOpacity: 0.15 }}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Tabs defaultValue="moods" keepMounted={false}>
          <Tabs.List mb="md">
            <Tabs.Tab value="moods">Moods</Tabs.Tab>
            <Tabs.Tab value="log">Log of calls</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="moods">
            <Choices pathname={pathname} />
          </Tabs.Panel>
          <Tabs.Panel value="log">
            <CallLogList />
          </Tabs.Panel>
        </Tabs>
      </Drawer>
    </>
  );
}

function Choices({ pathname }: { pathname: string }) {
  const client = useQueryClient();
  const calls = use(everyCall);
  const { known: moods, unknown } = sortMoods(useSyncExternalStore(subscribe, getMoods), calls);
  const ofScreen = useScreenCalls(calls, pathname);
  const [all, setAll] = useState(false);
  const scenario = scenarioNamed(moods.scenario);
  return (
    <Stack gap="md">
      {unknown.length > 0 && <Unknown sentences={unknown} />}
      <NativeSelect
        label="Scenario"
        description={scenario?.says ?? 'Several calls at once.'}
        value={moods.scenario ?? ''}
        onChange={({ currentTarget: { value } }) => chooseScenario(value || undefined)}
        data={[{ value: '', label: 'None' }, ...SCENARIOS.map(({ name, title }) => ({ value: name, label: title }))]}
      />
      <ConditionFields moods={moods} onStartAgain={() => void client.resetQueries()} />
      <Group gap="xs">
        <CopiedText label="Copy link" name="Link" text={() => location.href} />
        <Button size="xs" variant="default" onClick={chooseNothing}>
          Back to usual
        </Button>
      </Group>
      <Title order={3} size="h5">
        Calls of this screen
      </Title>
      <MoodField call={everyCallOf(calls)} moods={moods} />
      {ofScreen.length === 0 && <Text size="sm">This screen has called nothing yet.</Text>}
      {ofScreen.map((call) => (
        <MoodField key={call.operationId} call={call} moods={moods} />
      ))}
      <Button size="xs" variant="default" aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? 'Hide the other calls' : 'Show the other calls'}
      </Button>
      {all &&
        calls
          .filter((call) => !ofScreen.includes(call))
          .map((call) => <MoodField key={call.operationId} call={call} moods={moods} />)}
    </Stack>
  );
}

function Unknown({ sentences }: { sentences: string[] }) {
  return (
    <Alert color="red" title="The link asks for something unknown" role="alert">
      {sentences.map((sentence) => (
        <Text key={sentence} size="sm">
          {sentence}
        </Text>
      ))}
      <Text size="sm" mt="xs">
        What you see is without it. “Back to usual” takes it out of the link.
      </Text>
    </Alert>
  );
}
