import '../../ui/theme/print.css';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import type { Admin } from '../../generated/model/admin.ts';
import type { Mention } from '../../generated/model/mention.ts';
import { namesAreWanted, subscribeNames } from '../../lib/person-names.ts';
import { LazyPart, PartBoundary } from '../../ui/feedback/part-boundary.tsx';
import { useKeptFocus } from '../../ui/focus/use-kept-focus.ts';
import type { HeldPayments } from './notices.tsx';
import { SessionEnded } from './session-ended.tsx';
import classes from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { SlideIn } from './slide-in.tsx';
import { TopBar } from './top-bar.tsx';
import { useCollapsed } from './use-collapsed.ts';

/** Most days have none. */
const Notices = lazy(() => import('./notices.tsx'));

/** Only where a screen shows somebody. */
const PersonNames = lazy(async () => ({ default: (await import('./loaded-names.tsx')).PersonNames }));

const NO_MENTIONS: readonly never[] = [];

type Props = {
  admin: Admin | undefined;
  /** Whether payments are held, and why; undefined until the server has said so. */
  heldPayments: HeldPayments | undefined;
  /** How many decisions wait for the administrator as the second person; undefined where no rule asks for one. */
  approvalsWaiting: number | undefined;
  /** Notes that name the administrator. */
  mentions?: readonly Mention[] | undefined;
  /** The current path: a sidebar that slid in closes when it changes. */
  pathname: string;
  onPalette: () => void;
  onLogout: () => void;
  loggingOut: boolean;
  children: ReactNode;
};

/**
 * The app shell of all signed-in screens. Above 62em the sidebar is beside the page; below, it slides over the page.
 */
export function Shell(props: Props) {
  const { admin, heldPayments, approvalsWaiting, mentions, pathname, onPalette, onLogout, loggingOut, children } =
    props;
  const wide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
  const [collapsed, setCollapsed] = useCollapsed();
  const [openedOn, setOpenedOn] = useState<string>();
  const slidIn = !wide && openedOn === pathname;
  const close = () => setOpenedOn(undefined);
  useKeptFocus();
  const wantsNames = useSyncExternalStore(subscribeNames, namesAreWanted, namesAreWanted);
  const person = { admin, approvalsWaiting, onLogout, loggingOut };

  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#main" data-screen-only inert={slidIn}>
        Skip to content
      </a>
      <aside className={classes.side} aria-label="Sidebar" data-screen-only>
        <Sidebar {...person} collapsible collapsed={collapsed} />
      </aside>
      {slidIn && (
        <SlideIn onClose={close}>
          <Sidebar {...person} onNavigate={close} />
        </SlideIn>
      )}
      {wantsNames && (
        <PartBoundary failed={() => null}>
          <Suspense>
            <PersonNames />
          </Suspense>
        </PartBoundary>
      )}
      <div className={classes.column} inert={slidIn}>
        <TopBar
          approvalsWaiting={approvalsWaiting ?? 0}
          mentions={mentions ?? NO_MENTIONS}
          onPalette={onPalette}
          menuOpen={wide ? !collapsed : slidIn}
          onMenuToggle={() => (wide ? setCollapsed(!collapsed) : setOpenedOn(slidIn ? undefined : pathname))}
        />
        <SessionEnded />
        {heldPayments && hasNotices(heldPayments) && (
          <LazyPart failed="The notices about payments and your account could not be shown" loading={null}>
            <Notices held={heldPayments} />
          </LazyPart>
        )}
        <main id="main" className={classes.main} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}

const hasNotices = ({ payments_paused_at, database_restored_at, break_glass_until, reset_by }: HeldPayments) =>
  Boolean(payments_paused_at ?? database_restored_at ?? break_glass_until ?? reset_by);
