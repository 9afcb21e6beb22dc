import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useAction } from '../../api/use-action.ts';
import type { Mention } from '../../generated/model/mention.ts';
import { useMarkMentionsSeen } from '../../generated/my-account-changes/my-account-changes.ts';
import { counted } from '../../lib/words.ts';
import { closeAround } from '../../ui/layout/dropdown.tsx';
import { Ago } from '../../ui/values/date-time.tsx';
import lists from './bell-lists.module.css';
import classes from './review-bell.module.css';

const ALL = 'mentions';

/** Notes that name the administrator, each with the way to its record. Following it takes it off the bell, as the button does for all. */
export function MentionList({ mentions }: { mentions: readonly Mention[] }) {
  const { mutateAsync } = useMarkMentionsSeen();
  const { act, running } = useAction();
  const markSeen = (ids: string[]) =>
    act({
      ids: [ALL],
      call: (headers) => mutateAsync({ data: { mention_ids: ids }, headers }),
      done: () => ({ message: `${counted(ids.length, 'mention')} seen`, as: 'announcement' }),
      failed: 'Failed to mark mentions as seen',
    });
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>{counted(mentions.length, 'note')} mention you</h2>
        <Button
          variant="subtle"
          size="compact-sm"
          loading={running.size > 0}
          onClick={() => void markSeen(mentions.map(({ id }) => id))}
        >
          Mark as Seen
        </Button>
      </div>
      <ul className={lists.list}>
        {mentions.map(({ id, subject_type, subject_id, author, at }) => {
          const follow: typeof closeAround = (event) => {
            void markSeen([id]);
            closeAround(event);
          };
          return (
            <li key={id} className={lists.item}>
              {subject_type === 'player' ? (
                <Link
                  to="/players/$id"
                  params={{ id: subject_id }}
                  search={{ tab: 'notes' }}
                  className={lists.id}
                  onClick={follow}
                >
                  {subject_id}
                </Link>
              ) : (
                <Link to="/withdrawals" search={{ open: subject_id }} className={lists.id} onClick={follow}>
                  {subject_id}
                </Link>
              )}
              <span>
                by <bdi>{author ?? 'somebody'}</bdi>
              </span>
              <Ago className={lists.when} iso={at} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
