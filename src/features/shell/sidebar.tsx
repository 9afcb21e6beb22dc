import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import LogOut from 'lucide-react/icons/log-out';
import type { MouseEvent, ReactNode } from 'react';
import { useMay } from '../../api/may.ts';
import type { Admin } from '../../generated/model/admin.ts';
import { formatCount } from '../../lib/money.ts';
import { PRODUCT_NAME } from '../../lib/product.ts';
import { humanise } from '../../lib/words.ts';
import { CoinLogo } from '../../ui/layout/coin-logo.tsx';
import { Hidden } from '../../ui/values/hidden.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import { APPROVALS, menuEntries } from './menu-entries.ts';
import { MENU_ICONS } from './menu-icons.ts';
import classes from './sidebar.module.css';

type Props = {
  admin: Admin | undefined;
  /** How many decisions wait for them as the second person; undefined where no rule asks for one. */
  approvalsWaiting: number | undefined;
  /** The sidebar is beside the page, and shows only its icons while the document's `data-sidebar` is 'collapsed'. */
  collapsible?: boolean;
  collapsed?: boolean;
  onNavigate?: () => void;
  onLogout: () => void;
  loggingOut: boolean;
};

/** The sidebar's content; the app shell decides whether it is fixed or slides in. */
export function Sidebar({
  admin,
  approvalsWaiting,
  collapsible = false,
  collapsed = false,
  onNavigate,
  onLogout,
  loggingOut,
}: Props) {
  const may = useMay();
  const username = admin?.username || 'Administrator';
  return (
    <div className={classes.sidebar} data-collapsible={collapsible || undefined}>
      <p className={classes.brand}>
        <CoinLogo />
        <span className={classes.words}>
          {PRODUCT_NAME} <b>Admin</b>
        </span>
      </p>
      <nav className={classes.menu} aria-label="Main">
        {menuEntries(may, approvalsWaiting !== undefined).map(({ label, to }) => (
          <Link
            key={to}
            to={to}
            className={classes.entry}
            data-part={to === APPROVALS.to || undefined}
            activeOptions={{ exact: to === '/', includeSearch: false }}
            activeProps={{ 'aria-current': 'page' }}
            title={collapsed ? label : undefined}
            onClick={(event) => {
              if (!chosenBeforeLeaving(event)) onNavigate?.();
            }}
          >
            <MenuIcon to={to} />
            <span className={classes.words}>
              {label}
              {to === APPROVALS.to && approvalsWaiting !== undefined && approvalsWaiting > 0 && (
                <span className={classes.count}>
                  {formatCount(approvalsWaiting)}
                  <Hidden> waiting for you</Hidden>
                </span>
              )}
            </span>
          </Link>
        ))}
      </nav>
      <div className={classes.foot}>
        <Account onNavigate={onNavigate}>
          <span className={classes.initial} aria-hidden="true">
            {username.charAt(0).toUpperCase()}
          </span>
          <span className={classes.person}>
            <span className={classes.username}>
              <Truncated text={username} />
            </span>
            {admin?.role && (
              <span className={classes.role}>
                <Truncated text={humanise(admin.role)} />
              </span>
            )}
          </span>
        </Account>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="Log out"
          title="Log out"
          loading={loggingOut}
          onClick={onLogout}
        >
          <LogOut size={17} />
        </ActionIcon>
      </div>
    </div>
  );
}

/** Leads to My account, of which everything is an extension. */
function Account({ onNavigate, children }: { onNavigate: (() => void) | undefined; children: ReactNode }) {
  if (!useMay()({ area: 'my-account' })) return <div className={classes.account}>{children}</div>;
  return (
    <Link to="/account" className={classes.account} title="My account" onClick={onNavigate}>
      <Hidden>My account: </Hidden>
      {children}
    </Link>
  );
}

/**
 * Rendering a screen takes longer than a frame. So the first frame after a click only marks the chosen entry and the
 * one that is left, and the click is repeated after that frame. Returns false for the repeated click, and for one that opens another tab.
 */
function chosenBeforeLeaving(event: MouseEvent<HTMLAnchorElement>): boolean {
  if (!event.isTrusted || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  const entry = event.currentTarget;
  const left = entry.parentElement?.querySelector<HTMLElement>('[aria-current="page"]');
  if (left) left.dataset.left = 'true';
  entry.dataset.chosen = 'true';
  requestAnimationFrame(() =>
    setTimeout(() => {
      delete left?.dataset.left;
      delete entry.dataset.chosen;
      entry.click();
    }),
  );
  return true;
}

function MenuIcon({ to }: { to: keyof typeof MENU_ICONS }) {
  const Icon = MENU_ICONS[to];
  return <Icon size={18} strokeWidth={1.85} />;
}
