import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { entryOf, openEntries } from './menu.ts';

/** Replaces a screen for which the administrator's roles lack the permission. */
export function NotPermittedPage({ pathname }: { pathname: string }) {
  const entry = entryOf(pathname);
  const nothing = openEntries().length === 0;
  return (
    <>
      <PageHeader title={entry?.label ?? 'Not permitted'} />
      <EmptyState
        icon={LockKeyhole}
        title={nothing ? 'You have no permissions yet' : 'Your roles do not open this screen'}
        hint={
          nothing
            ? 'An administrator who manages Admin Users can give you a role.'
            : `It needs the permission ${entry?.needs.join(' or ')}. An administrator who manages Admin Users can grant it.`
        }
      />
    </>
  );
}
