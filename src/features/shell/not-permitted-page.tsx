import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { useMay } from '../../api/may.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { entryOf, openEntries } from './menu-entries.ts';

/** Replaces a screen for which the administrator's roles lack the permission. */
export function NotPermittedPage({ pathname }: { pathname: string }) {
  const entry = entryOf(pathname);
  const words = [entry?.needs.join(' or '), entry?.and].filter(Boolean).join(' and ');
  const nothing = openEntries(useMay()).length === 0;
  return (
    <>
      <PageHeader title={entry?.label ?? 'Not permitted'} />
      <EmptyState
        icon={LockKeyhole}
        title={nothing ? 'You have no permissions yet' : 'Your roles do not open this screen'}
        hint={
          nothing
            ? 'An administrator who manages Admin Users can give you a role.'
            : `It needs the permission ${words}. An administrator who manages Admin Users can grant it.`
        }
      />
    </>
  );
}
