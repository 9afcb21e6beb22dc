import { Button, Skeleton, Stack } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import UserCog from 'lucide-react/icons/user-cog';
import UserPlus from 'lucide-react/icons/user-plus';
import { lazy, useCallback, useMemo } from 'react';
import { useDenied } from '../../api/may.ts';
import { AdminFilterBar } from '../../features/admin-users/admin-filter-bar.tsx';
import { matching } from '../../features/admin-users/admin-rules.ts';
import {
  type AdminFilters,
  type AdminSearch,
  adminSearch,
  filtersOf,
} from '../../features/admin-users/admin-search.ts';
import { AdminTable } from '../../features/admin-users/admin-table.tsx';
import { PeopleTabs } from '../../features/admin-users/people-tabs.tsx';
import {
  getListAdminsQueryOptions,
  getListRolesQueryOptions,
  useListAdmins,
  useListRoles,
} from '../../generated/admin-users/admin-users.ts';
import * as needs from '../../generated/permissions.ts';
import { ComingSoon } from '../../ui/feedback/coming-soon.tsx';
import { lazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { isAbsent, withData } from '../../ui/feedback/load.ts';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useFilterUrl } from './-filter-url.ts';
import { useUrlDialog } from './-url-dialog.ts';

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

const AdminDrawer = lazyDialog(async () => ({
  default: (await import('../../features/admin-users/admin-drawer.tsx')).AdminDrawer,
}));
const InviteDialog = lazyDialog(async () => ({
  default: (await import('../../features/admin-users/invite-dialog.tsx')).InviteDialog,
}));

const AccessEvidence = lazy(() => import('../../features/admin-users/access-evidence.tsx'));

/** The other tabs, whose code most visits do not need. */
const RolesPanel = lazy(async () => ({
  default: (await import('../../features/admin-users/roles-panel.tsx')).RolesPanel,
}));
const ServiceAccounts = lazy(async () => ({
  default: (await import('../../features/admin-users/service-accounts.tsx')).ServiceAccounts,
}));

const SignOnPanel = lazy(async () => ({
  default: (await import('../../features/admin-users/sign-on-panel.tsx')).SignOnPanel,
}));

function UsersPage() {
  const filters = Route.useSearch({ select: filtersOf, structuralSharing: true });
  const { tab, open, edit, copy, new: creating = false } = Route.useSearch();
  const { changeFilters, cleared, clearFilters } = useUserFilterUrl(filters);
  const { open: openDialog, replace, close: onClose } = useUrlDialog<AdminSearch>(['open', 'edit', 'copy', 'new']);
  const query = useListAdmins();
  const { data } = query;
  const listOfRoles = useListRoles();
  const allRoles = listOfRoles.data?.roles ?? NO_ROLES;
  const roles = useMemo(() => allRoles.filter((role) => !role.is_for_services), [allRoles]);
  const admins = useMemo(() => data && matching(data.admins, filters), [data, filters]);
  const onOpen = useCallback((id: string) => openDialog({ open: id }), [openDialog]);
  const onEdit = useCallback((id: string) => openDialog({ edit: id }), [openDialog]);
  const onCreate = () => openDialog({ new: true });
  // In place of the role that is copied: closing goes back to the list.
  const onCopy = (id: string) => replace({ edit: undefined, copy: id });

  // The back end has no management of administrators.
  if (isAbsent(query)) {
    return (
      <ComingSoon title="Admin Users" icon={UserCog} hint="The administrators of this portal will be managed here." />
    );
  }
  return (
    <>
      <PageHeader
        title="Admin Users"
        actions={
          <>
            {tab === undefined && (
              <LazyPart failed="The export could not be loaded" loading={<Skeleton width={160} height={36} />}>
                <AccessEvidence />
              </LazyPart>
            )}
            {tab !== 'sign-on' && <CreateButton tab={tab} onCreate={onCreate} />}
          </>
        }
      />
      <PeopleTabs />
      {tab === undefined && (
        <>
          <Stack gap="md">
            <AdminFilterBar
              filters={filters}
              roles={roles}
              cleared={cleared}
              onChange={changeFilters}
              onClear={clearFilters}
            />
            <AdminTable load={withData(query, admins)} onOpen={onOpen} onClearFilters={clearFilters} />
          </Stack>
          <AdminDrawer
            isOpen={open !== undefined}
            id={open}
            row={data?.admins.find(({ id }) => id === open)}
            roles={roles}
            onClose={onClose}
          />
          <InviteDialog isOpen={creating} opened={creating} roles={roles} onClose={onClose} />
        </>
      )}
      {tab === 'roles' && (
        <LazyPart failed="The roles could not be loaded" loading={<Spinner />}>
          <RolesPanel
            load={withData(listOfRoles, listOfRoles.data?.roles)}
            {...{ edit, copy, creating, onClose }}
            onOpen={onEdit}
            onCopy={onCopy}
          />
        </LazyPart>
      )}
      {tab === 'services' && (
        <LazyPart failed="The service accounts could not be loaded" loading={<Spinner />}>
          <ServiceAccounts roles={allRoles} {...{ open, creating, onOpen, onCreate, onClose }} />
        </LazyPart>
      )}
      {tab === 'sign-on' && (
        <LazyPart failed="The test could not be loaded" loading={<Spinner />}>
          <SignOnPanel />
        </LazyPart>
      )}
    </>
  );
}

type CreateProps = { tab: keyof typeof CREATE | undefined; onCreate: () => void };

function CreateButton({ tab, onCreate }: CreateProps) {
  const { label, permission, icon: Icon } = CREATE[tab ?? 'admins'];
  const denied = useDenied(permission);
  return (
    <Button leftSection={<Icon size={16} />} disabled={denied !== undefined} title={denied} onClick={onCreate}>
      {label}
    </Button>
  );
}

const CREATE = {
  admins: { label: 'Invite Administrator', permission: needs.inviteAdmin, icon: UserPlus },
  roles: { label: 'New Role', permission: needs.createRole, icon: Plus },
  services: { label: 'New Service Account', permission: needs.createServiceAccount, icon: Plus },
} as const;

const NO_ROLES: readonly never[] = [];

function useUserFilterUrl(filters: AdminFilters) {
  const navigate = Route.useNavigate();
  return useFilterUrl(filters, (patch, replace) => {
    void navigate({ search: (before) => (patch ? { ...before, ...patch } : {}), replace, resetScroll: false });
  });
}
