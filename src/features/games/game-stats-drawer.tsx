import { Drawer, SegmentedControl, SimpleGrid } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import Users from 'lucide-react/icons/users';
import { useMay } from '../../api/may.ts';
import { Offered } from '../../api/offered.tsx';
import { useUnknownFields } from '../../api/use-unknown-fields.ts';
import { useGetGame, useGetGameStats } from '../../generated/games/games.ts';
import type { Game } from '../../generated/model/game.ts';
import type { GameStats } from '../../generated/model/gameStats.ts';
import { listAuditEntries } from '../../generated/permissions.ts';
import { formatPeriodSoFar } from '../../lib/dates.ts';
import { formatCount, formatUsd } from '../../lib/money.ts';
import { sentInsteadOf } from '../../lib/unreadable.ts';
import { ChartFrame } from '../../ui/charts/chart-frame.tsx';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { RecordNotFound } from '../../ui/dialogs/loaded-record.tsx';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import { isMissing, type Load, stateOf, withData } from '../../ui/feedback/load.ts';
import { LoadFailed } from '../../ui/feedback/loaded.tsx';
import { OutOfDate } from '../../ui/feedback/out-of-date.tsx';
import { StatCard } from '../../ui/layout/stat-card.tsx';
import { HistoryLink } from '../../ui/values/history-link.tsx';
import { MoreFields } from '../../ui/values/more-fields.tsx';
import { GameDrawer, GameDrawerHeader } from './game-drawer.tsx';
import { PERIODS, type Period } from './game-search.ts';
import classes from './game-stats-drawer.module.css';
import { GameTopItems } from './game-top-items.tsx';

type Props = {
  /** The game whose figures are shown; undefined when none is. */
  id: string | undefined;
  /** Its row in the list, if it is there: shown until the whole record has arrived. */
  row: Game | undefined;
  days: Period;
  onDays: (days: Period) => void;
  onClose: () => void;
};

export function GameStatsDrawer({ id, onClose, ...figures }: Props) {
  return (
    <GameDrawer id={id} size={720} onClose={onClose}>
      {(shown) => <Figures id={shown} {...figures} />}
    </GameDrawer>
  );
}

function Figures({ id, row, days, onDays }: Omit<Props, 'id' | 'onClose'> & { id: string }) {
  const { data: game } = useGetGame(id, { query: { placeholderData: row } });
  // Mounted anew for each game, so placeholder data is always this game's.
  const query = useGetGameStats(id, { days }, { query: { placeholderData: keepPreviousData } });
  const { data, isPlaceholderData } = query;
  const mayAudit = useMay()(listAuditEntries);
  const unknown = useUnknownFields('GET /api/admin/games/{id}', game);
  useAnnounced(data && !isPlaceholderData ? `Statistics of the last ${days} days` : undefined);

  return (
    <>
      <GameDrawerHeader kicker="Statistics" id={id} game={game} />
      <Drawer.Body>
        {/* There is no period to choose for a game that does not exist. */}
        {isMissing(query) ? (
          <RecordNotFound noun="game" hint={`There is no game ${id}.`} />
        ) : (
          <div className={classes.panel}>
            <Offered area="games">
              <div className={classes.period}>
                <span>Whole days in UTC, today included</span>
                <SegmentedControl
                  size="xs"
                  aria-label="Period"
                  value={String(days)}
                  data={PERIODS.map((period) => ({ value: String(period), label: `${period} days` }))}
                  onChange={(value) => onDays(PERIODS.find((period) => String(period) === value) ?? days)}
                />
              </div>
            </Offered>
            {stateOf(query) === 'failed' ? (
              <LoadFailed load={query} what="Failed to load game statistics" />
            ) : (
              <>
                <OutOfDate what="These figures" loads={[query]} />
                <Charts load={query} about={{ game_id: id, days }} />
              </>
            )}
            <MoreFields fields={unknown} />
            {mayAudit && <HistoryLink type="game" id={id} />}
          </div>
        )}
      </Drawer.Body>
    </>
  );
}

function Charts({ load, about }: { load: Load<GameStats>; about: { game_id: string; days: Period } }) {
  const { data: stats, isPlaceholderData: outdated = false } = load;
  const loading = stats === undefined;
  return (
    <>
      <SimpleGrid
        cols={{ base: 1, xs: 3 }}
        spacing="sm"
        className={classes.figures}
        data-outdated={outdated || undefined}
      >
        <StatCard
          label="Revenue"
          figure={{ name: 'GameStats.revenue', about }}
          value={formatUsd(stats?.revenue)}
          sent={sentInsteadOf(stats?.revenue)}
          hint="What the company earned"
          icon={CircleDollarSign}
          tone="success"
          loading={loading}
        />
        <StatCard
          label="Transactions"
          figure={{ name: 'GameStats.transactions', about }}
          value={formatCount(stats?.transactions)}
          sent={sentInsteadOf(stats?.transactions)}
          hint="In any status"
          icon={ArrowLeftRight}
          tone="info"
          loading={loading}
        />
        <StatCard
          label="Players"
          figure={{ name: 'GameStats.players', about }}
          value={formatCount(stats?.players)}
          sent={sentInsteadOf(stats?.players)}
          hint="With a transaction"
          icon={Users}
          loading={loading}
        />
      </SimpleGrid>
      <Chart
        title="Revenue by day"
        name="Revenue"
        unit="usd"
        labels={stats?.series.labels}
        load={withData(load, stats?.series.revenue)}
      />
      <Chart
        title="Transactions by day"
        name="Transactions"
        unit="count"
        labels={stats?.series.labels}
        load={withData(load, stats?.series.transactions)}
      />
      <GameTopItems items={stats?.top_items} about={about} outdated={outdated} />
    </>
  );
}

type ChartProps = {
  title: string;
  name: string;
  unit: 'usd' | 'count';
  labels: readonly string[] | undefined;
  load: Load<readonly number[]>;
};

const HEIGHT = 190;

function Chart({ title, name, unit, labels = [], load }: ChartProps) {
  const format = unit === 'usd' ? formatUsd : formatCount;
  const table = {
    head: ['Day (UTC)', name],
    rows: labels.map((label, index) => [formatPeriodSoFar(label), format(load.data?.[index])]),
  };
  return (
    <ChartFrame
      title={title}
      height={HEIGHT}
      load={load}
      failed={`Failed to load ${title.toLowerCase()}`}
      table={table}
    >
      {load.data && (
        <LineChart label={title} labels={labels} series={[{ name, data: load.data }]} unit={unit} height={HEIGHT} />
      )}
    </ChartFrame>
  );
}
