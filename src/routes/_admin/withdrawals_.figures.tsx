import { SegmentedControl, Stack } from '@mantine/core';
import { createFileRoute, Link } from '@tanstack/react-router';
import ChartColumn from 'lucide-react/icons/chart-column';
import { useCallback } from 'react';
import { ReasonCodeTable } from '../../features/review/reason-code-table.tsx';
import classes from '../../features/review/review-desk.module.css';
import { ReviewFigures } from '../../features/review/review-figures.tsx';
import { getGetReviewFiguresQueryOptions, useGetReviewFigures } from '../../generated/review/review.ts';
import { getListReasonCodesQueryOptions } from '../../generated/withdrawals/withdrawals.ts';
import { flagOf, oneOf } from '../../lib/search-params.ts';
import { ComingSoon } from '../../ui/feedback/coming-soon.tsx';
import { isAbsent } from '../../ui/feedback/load.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useUrlDialog } from './-url-dialog.ts';

const PERIODS = [7, 30] as const;
type Period = (typeof PERIODS)[number];

/** `code` is the reason code in the form, `new` opens the form for another one. */
type FiguresSearch = { days?: Period | undefined; code?: string | undefined; new?: true | undefined };

export const Route = createFileRoute('/_admin/withdrawals_/figures')({
  staticData: { title: 'Review Figures' },
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (raw: Record<string, unknown>): FiguresSearch => ({
    days: oneOf(PERIODS, raw.days),
    code: typeof raw.code === 'string' && /^[a-z][a-z0-9_]{1,39}$/.test(raw.code) ? raw.code : undefined,
    new: flagOf(raw.new),
  }),
  loaderDeps: ({ search: { days } }) => ({ days }),
  loader: ({ context: { queryClient, mayOpen }, deps: { days = 7 }, preload }) => {
    if (preload || !mayOpen) return;
    void queryClient.prefetchQuery(getGetReviewFiguresQueryOptions({ days }));
    void queryClient.prefetchQuery(getListReasonCodesQueryOptions());
  },
  component: FiguresPage,
});

function FiguresPage() {
  const { days = 7, code, new: creating = false } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { open, close } = useUrlDialog<FiguresSearch>(['code', 'new']);
  const onOpen = useCallback((name: string) => open({ code: name }), [open]);
  const figures = useGetReviewFigures({ days });
  return (
    <>
      <Link to="/withdrawals/review" className={classes.back} data-screen-only>
        Review
      </Link>
      {isAbsent(figures) ? (
        <ComingSoon title="Review Figures" icon={ChartColumn} hint="How the review goes will be shown here." />
      ) : (
        <PageHeader
          title="Review Figures"
          description="Manual decisions by UTC day. Undone ones are excluded."
          actions={
            <SegmentedControl
              size="xs"
              aria-label="Period"
              value={String(days)}
              data={PERIODS.map((period) => ({ value: String(period), label: `${period} days` }))}
              onChange={(value) =>
                void navigate({
                  search: (before) => ({ ...before, days: oneOf(PERIODS, value) }),
                  replace: true,
                  resetScroll: false,
                })
              }
            />
          }
        />
      )}
      <Stack gap="md">
        {!isAbsent(figures) && <ReviewFigures load={figures} />}
        <ReasonCodeTable
          open={code}
          creating={creating}
          onOpen={onOpen}
          onCreate={() => open({ new: true })}
          onClose={close}
        />
      </Stack>
    </>
  );
}
