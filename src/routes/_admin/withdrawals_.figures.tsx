import { Stack } from '@mantine/core';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ReasonCodeTable } from '../../features/withdrawals/reason-code-table.tsx';
import { getListReasonCodesQueryOptions } from '../../generated/withdrawals/withdrawals.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useUrlDialog } from './-url-dialog.ts';

/** `code` is the reason code in the form, `new` opens the form for another one. */
type FiguresSearch = { code?: string | undefined; new?: true | undefined };

export const Route = createFileRoute('/_admin/withdrawals_/figures')({
  staticData: { title: 'Review Figures' },
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (raw: Record<string, unknown>): FiguresSearch => ({
    code: typeof raw.code === 'string' && /^[a-z][a-z0-9_]{1,39}$/.test(raw.code) ? raw.code : undefined,
    new: raw.new === true || undefined,
  }),
  loader: ({ context: { queryClient, mayOpen }, preload }) => {
    if (!preload && mayOpen) void queryClient.prefetchQuery(getListReasonCodesQueryOptions());
  },
  component: FiguresPage,
});

function FiguresPage() {
  const { code, new: creating = false } = Route.useSearch();
  const { open, close } = useUrlDialog<FiguresSearch>(['code', 'new']);
  const onOpen = useCallback((name: string) => open({ code: name }), [open]);
  return (
    <>
      <Link to="/withdrawals/review" data-screen-only>
        Review
      </Link>
      <PageHeader title="Review Figures" />
      <Stack gap="md">
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
