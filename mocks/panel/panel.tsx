import { Alert, Button, Drawer, Group, NativeSelect, Stack, Tabs, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { everyCallOf, sortOverrides } from '../overrides.ts';
import { SCENARIOS, scenarioNamed } from '../scenarios.ts';
import { CallLogList } from './call-log-list.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { CopiedText } from './copied-text.tsx';
import { everyCall } from './outgoing-calls.ts';
import { OverrideField } from './override-field.tsx';
import { chooseNothing, chooseScenario, getOverrides, subscribe } from './override-store.ts';
import classes from './panel.module.css';
import { useScreenCalls } from './screen-calls.ts';

function usePathname(router: AnyRouter): string {
  const subscribe = useCallback((changed: () => void) => router.subscribe('onResolved', changed), [router]);
  return useSyncExternalStore(subscribe, () => location.pathname);
}

/** At the edge of every screen: what each call of it is to answer, and what was called. */
export function ResponsesPanel({ router }: { router: AnyRouter }) {
  const overrides = useSyncExternalStore(subscribe, getOverrides);
  const unknown = sortOverrides(overrides, use(everyCall)).unknown.length;
  // A link that names what there is not shows the usual screen: nobody shall take that for what the link meant.
  // But not over the form by which they get to that screen.
  const pathname = usePathname(router);
  const isToBeTold = unknown > 0 && !pathname.endsWith('/login');
  const [opened, setOpened] = useState(isToBeTold);
  useEffect(() => {
    if (isToBeTold) setOpened(true);
  }, [isToBeTold]);
  const { scenario, calls, conditions } = overrides;
  const chosen = Object.keys(calls).length + Object.keys(conditions).length + (scenario ? 1 : 0);
  return (
    <>
      <button
        type="button"
        className={classes.handle}
        data-chosen={chosen > 0 || undefined}
        onClick={() => setOpened(true)}
      >
        {chosen > 0 ? `Responses (${chosen}${unknown > 0 ? `, ${unknown} unknown` : ''})` : 'Responses'}
      </button>
      <Drawer
        opened={opened}
        onClose={() => setOpened(false)}
        title="Responses of the mock"
        position="right"
        size={440}
        zIndex={400}
        overlayProps={{ backgroundOpacity: 0.15 }}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Tabs defaultValue="responses" keepMounted={false} data-shows-no-record>
          <Tabs.List mb="md">
            <Tabs.Tab value="responses">Responses</Tabs.Tab>
            <Tabs.Tab value="log">Log of calls</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="responses">
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
  const { known: overrides, unknown } = sortOverrides(useSyncExternalStore(subscribe, getOverrides), calls);
  const ofScreen = useScreenCalls(calls, pathname);
  const [all, setAll] = useState(false);
  const scenario = scenarioNamed(overrides.scenario);
  return (
    <Stack gap="md">
      {unknown.length > 0 && <Unknown sentences={unknown} />}
      <NativeSelect
        label="Scenario"
        description={scenario?.description ?? 'Several calls at once.'}
        value={overrides.scenario ?? ''}
        onChange={({ currentTarget: { value } }) => chooseScenario(value || undefined)}
        data={[{ value: '', label: 'None' }, ...SCENARIOS.map(({ name, title }) => ({ value: name, label: title }))]}
      />
      <ConditionFields overrides={overrides} onStartAgain={() => void client.resetQueries()} />
      <Group gap="xs">
        <CopiedText label="Copy link" name="Link" text={() => location.href} />
        <Button size="xs" variant="default" onClick={chooseNothing}>
          Back to usual
        </Button>
      </Group>
      <Title order={3} size="h5">
        Calls of this screen
      </Title>
      <OverrideField call={everyCallOf(calls)} overrides={overrides} />
      {ofScreen.length === 0 && <Text size="sm">This screen has called nothing yet.</Text>}
      {ofScreen.map((call) => (
        <OverrideField key={call.operationId} call={call} overrides={overrides} />
      ))}
      <Button size="xs" variant="default" aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? 'Hide the other calls' : 'Show the other calls'}
      </Button>
      {all &&
        calls
          .filter((call) => !ofScreen.includes(call))
          .map((call) => <OverrideField key={call.operationId} call={call} overrides={overrides} />)}
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
