import { Alert, Button, Drawer, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import type { AnyRouter } from '@tanstack/react-router';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { sortMoods } from '../moods.ts';
import { SCENARIOS, scenarioNamed } from '../scenarios.ts';
import { CopyLink } from './copy-link.tsx';
import { MoodField } from './mood-field.tsx';
import { chooseNothing, chooseScenario, getMoods, subscribe } from './mood-store.ts';
import classes from './panel.module.css';
import { everyCall, useScreenCalls } from './screen-calls.ts';

function usePathname(router: AnyRouter): string {
  const [pathname, setPathname] = useState(location.pathname);
  useEffect(() => router.subscribe('onResolved', () => setPathname(location.pathname)), [router]);
  return pathname;
}

/** At the edge of every screen: what each call of it is to answer. */
export function MoodsPanel({ router }: { router: AnyRouter }) {
  const moods = useSyncExternalStore(subscribe, getMoods);
  const unknown = sortMoods(moods, use(everyCall)).unknown.length;
  // A link that names what there is not shows the usual screen: nobody shall take that for what the link meant.
  const [opened, setOpened] = useState(unknown > 0);
  useEffect(() => {
    if (unknown > 0) setOpened(true);
  }, [unknown]);
  const chosen = Object.keys(moods.calls).length + (moods.scenario ? 1 : 0);
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
        <Contents pathname={usePathname(router)} />
      </Drawer>
    </>
  );
}

function Contents({ pathname }: { pathname: string }) {
  const calls = use(everyCall);
  const { known: moods, unknown } = sortMoods(useSyncExternalStore(subscribe, getMoods), calls);
  const ofScreen = useScreenCalls(calls, pathname);
  const [all, setAll] = useState(false);
  const scenario = scenarioNamed(moods.scenario);
  return (
    <Stack gap="md">
      {unknown.length > 0 && (
        <Alert color="red" title="The link asks for something unknown" role="alert">
          {unknown.map((sentence) => (
            <Text key={sentence} size="sm">
              {sentence}
            </Text>
          ))}
          <Text size="sm" mt="xs">
            What you see is without it. “Back to usual” takes it out of the link.
          </Text>
        </Alert>
      )}
      <NativeSelect
        label="Scenario"
        description={scenario?.says ?? 'Several calls at once.'}
        value={moods.scenario ?? ''}
        onChange={({ currentTarget: { value } }) => chooseScenario(value || undefined)}
        data={[{ value: '', label: 'None' }, ...SCENARIOS.map(({ name, title }) => ({ value: name, label: title }))]}
      />
      <Group gap="xs">
        <CopyLink />
        <Button size="xs" variant="default" onClick={chooseNothing}>
          Back to usual
        </Button>
      </Group>
      <Title order={3} size="h5">
        Calls of this screen
      </Title>
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
