import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { MENU } from './menu.ts';
import { firstOpen, needsOf } from './open-screens.ts';

/** In the place of a screen that none of the administrator's roles opens. */
export function NotPermittedPage({ pathname }: { pathname: string }) {
  const title = MENU.find(({ to }) => needsOf(to) === needsOf(pathname))?.label;
  const nothing = firstOpen() === undefined;
  return (
    <>
      <PageHeader title={title ?? 'Not permitted'} />
      <EmptyState
        icon={LockKeyhole}
        title={nothing ? 'You have no permissions yet' : 'Your roles do not open this screen'}
        hint={
          nothing
            ? 'An administrator who manages Admin Users can give you a role.'
            : `It needs the permission ${needsOf(pathname)?.join(' or ')}. An administrator who manages Admin Users can grant it.`
        }
      />
    </>
  );
}
