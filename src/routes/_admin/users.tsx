import { Button, Stack } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import UserCog from 'lucide-react/icons/user-cog';
import UserPlus from 'lucide-react/icons/user-plus';
import { useCallback, useMemo } from 'react';
import { errorStatus } from '../../api/error.ts';
import { useDenied } from '../../api/may.ts';
import { AdminDrawer } from '../../features/admin-users/admin-drawer.tsx';
import { AdminFilterBar } from '../../features/admin-users/admin-filter-bar.tsx';
import { matching } from '../../features/admin-users/admin-rules.ts';
import { type AdminFilters, adminSearch, filtersOf } from '../../features/admin-users/admin-search.ts';
import { AdminTable } from '../../features/admin-users/admin-table.tsx';
import { InviteDialog } from '../../features/admin-users/invite-dialog.tsx';
import {
  getListAdminsQueryOptions,
  getListRolesQueryOptions,
  useListAdmins,
  useListRoles,
} from '../../generated/admin-users/admin-users.ts';
import * as needs from '../../generated/permissions.ts';
import { ComingSoon } from '../../ui/feedback/coming-soon.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useFilterUrl } from './-filter-url.ts';
import { OPENED_HERE, useUnsavedForm, useUrlDialog } from './-url-dialog.ts';

export const Route = createFileRoute('/_admin/users')({
  staticData: { title: 'Admin Users' },
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: adminSearch,
  // Nothing is awaited: the screen has its own skeletons, and with cached data needs none.
  loader: ({ context: { queryClient, mayOpen }, preload }) => {
    if (preload || !mayOpen) return;
    void queryClient.prefetchQuery(getListAdminsQueryOptions());
    void queryClient.prefetchQuery(getListRolesQueryOptions());
  },
  component: UsersPage,
});

function UsersPage() {
  const filters = Route.useSearch({ select: filtersOf, structuralSharing: true });
  const { open, new: inviting = false } = Route.useSearch();
  const { changeFilters, cleared, clearFilters, openAdmin, invite, closeInUrl } = useUsersUrl(filters);
  const { setDirty, mayDiscard } = useUnsavedForm();
  const close = useUrlDialog(open !== undefined || inviting, closeInUrl, mayDiscard);
  const { data, error, isPending, refetch } = useListAdmins();
  const roles = useListRoles().data?.roles ?? NO_ROLES;
  const denied = useDenied(needs.inviteAdmin);
  const admins = useMemo(() => data && matching(data.admins, filters), [data, filters]);

  // The back end has no management of administrators.
  if (error && !data && [404, 501].includes(errorStatus(error) ?? 0)) {
    return (
      <ComingSoon title="Admin Users" icon={UserCog} hint="The administrators of this portal will be managed here." />
    );
  }
  return (
    <>
      <PageHeader
        title="Admin Users"
        actions={
          <Button
            leftSection={<UserPlus size={16} />}
            disabled={denied !== undefined}
            title={denied}
            onClick={() => invite()}
          >
            Invite Administrator
          </Button>
        }
      />
      <Stack gap="md">
        <AdminFilterBar
          filters={filters}
          roles={roles}
          cleared={cleared}
          onChange={changeFilters}
          onClear={clearFilters}
        />
        <AdminTable
          admins={admins}
          loading={isPending}
          error={error}
          onRetry={() => void refetch()}
          onOpen={openAdmin}
          onClearFilters={clearFilters}
        />
      </Stack>
      <AdminDrawer id={open} row={data?.admins.find(({ id }) => id === open)} roles={roles} onClose={close} />
      <InviteDialog opened={inviting} roles={roles} onDirty={setDirty} onClose={close} />
    </>
  );
}

const NO_ROLES: readonly never[] = [];

/** All navigations of the screen. */
function useUsersUrl(filters: AdminFilters) {
  const navigate = Route.useNavigate();

  return {
    ...useFilterUrl(filters, (patch, replace) => {
      void navigate({ search: (before) => (patch ? { ...before, ...patch } : {}), replace, resetScroll: false });
    }),
    openAdmin: useCallback(
      (id: string) =>
        void navigate({ search: (before) => ({ ...before, open: id }), state: OPENED_HERE, resetScroll: false }),
      [navigate],
    ),
    invite: () =>
      void navigate({ search: (before) => ({ ...before, new: true }), state: OPENED_HERE, resetScroll: false }),
    closeInUrl: useCallback(
      () =>
        void navigate({
          search: (before) => ({ ...before, open: undefined, new: undefined }),
          replace: true,
          resetScroll: false,
        }),
      [navigate],
    ),
  };
}
