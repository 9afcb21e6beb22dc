import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useEffect, useState } from 'react';
import { setTitleCount } from '../../lib/page-title.ts';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import { kindOn, newsOf, newsText, reloadLists } from './list-news.ts';
import classes from './live-changes.module.css';
import { useLiveChanges } from './use-live-changes.ts';
import { useWaiting } from './waiting-count.ts';

export type LiveProps = {
  pathname: string;
  /** How much waits besides withdrawals. */
  waitingBesides: number;
  /** Goes to the first page of the list on the screen. */
  onFirstPage: () => void;
};

/**
 * Hears of changes as they happen. Those of the records that the screen lists are offered by a button: the list never moves by itself. The document's
 * title has the count of what waits.
 */
export default function LiveChanges({ pathname, waitingBesides, onFirstPage }: LiveProps) {
  const client = useQueryClient();
  const all = useLiveChanges();
  const [isLoading, setLoading] = useState(false);
  const waiting = useWaiting();
  const count = (waiting ?? 0) + waitingBesides;
  useEffect(() => setTitleCount(count), [count]);
  useEffect(() => () => setTitleCount(0), []);

  const kind = kindOn(pathname);
  const changes = all.filter((change) => change.kind === kind);
  const news = newsText(changes);
  useAnnounced(kind !== undefined && changes.length > 0 ? `${news}: ${newsOf(changes, kind)}` : undefined);

  async function show(shown: string) {
    setLoading(true);
    onFirstPage();
    await reloadLists(client, shown);
    setLoading(false);
  }
  return (
    <div className={classes.place} data-screen-only>
      {kind !== undefined && changes.length > 0 && (
        <Button
          className={classes.news}
          size="compact-sm"
          radius="xl"
          leftSection={<ArrowUp size={14} />}
          // It begins with the words on the button, by which voice control finds it.
          aria-label={`${news} · Refresh: ${newsOf(changes, kind)}`}
          data-focus-after="results-count"
          loading={isLoading}
          onClick={() => void show(kind)}
        >
          {news} · Refresh
        </Button>
      )}
    </div>
  );
}
