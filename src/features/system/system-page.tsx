import { Button, Skeleton } from '@mantine/core';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { lazy, type ReactNode } from 'react';
import { formatDateTime, timeOf } from '../../lib/dates.ts';
import { stateOf } from '../../ui/feedback/load.ts';
import { LoadFailed } from '../../ui/feedback/loaded.tsx';
import { OutOfDate } from '../../ui/feedback/out-of-date.tsx';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import cards from '../../ui/layout/card.module.css';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import panels from '../../ui/layout/panels.module.css';
import { useClock } from '../../ui/values/use-clock.ts';
import { AlertsPanel } from './alerts-panel.tsx';
import { BooksPanel } from './books-panel.tsx';
import { LastErrors } from './last-errors.tsx';
import { ServerFacts } from './server-facts.tsx';
import { ServiceCards } from './service-cards.tsx';
import { useSystemStatus } from './use-system-status.ts';

/** Below what everybody looks for first. */
const PeoplePanel = lazy(async () => ({ default: (await import('./people-panel.tsx')).PeoplePanel }));

const BackgroundPanel = lazy(async () => ({ default: (await import('./background-panel.tsx')).BackgroundPanel }));

/** @param nav the links to the other parts of the screen */
export function SystemStatusPage({ nav }: { nav: ReactNode }) {
  useClock();
  const query = useSystemStatus();
  const { data, isFetching, refetch } = query;
  return (
    <>
      <PageHeader
        title="System"
        description={
          timeOf(data?.checked_at) === undefined
            ? 'Checked again every 30 seconds'
            : `Checked ${formatDateTime(data?.checked_at)}, again every 30 seconds`
        }
        actions={
          // The spinner replaces the button's text only when somebody pressed it, not at every poll.
          <Button
            variant="default"
            leftSection={<RotateCw size={15} />}
            disabled={isFetching && !data}
            onClick={() => void refetch()}
          >
            Refresh
          </Button>
        }
      />
      {nav}
      {stateOf(query) === 'failed' ? (
        <div className={cards.card}>
          <LoadFailed load={query} what="Failed to load system status" />
        </div>
      ) : (
        <div className={panels.panels}>
          <OutOfDate what="This" loads={[query]} />
          {data?.alerts && data.alerts.length > 0 && <AlertsPanel alerts={data.alerts} />}
          <ServiceCards services={data?.services} />
          <div className={panels.row}>
            <ServerFacts status={data} />
            {(!data || data.books) && <BooksPanel books={data?.books} />}
          </div>
          {data?.people && (
            <LazyPart failed="Who counts as one person could not be shown" loading={<Skeleton height={120} />}>
              <PeoplePanel people={data.people} />
            </LazyPart>
          )}
          {data?.last_errors && <LastErrors errors={data.last_errors} />}
          {data?.background && data.background.length > 0 && (
            <LazyPart failed="Background work could not be shown" loading={<Skeleton height={120} />}>
              <BackgroundPanel background={data.background} />
            </LazyPart>
          )}
        </div>
      )}
    </>
  );
}
