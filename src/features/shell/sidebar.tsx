import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import LogOut from 'lucide-react/icons/log-out';
import type { MouseEvent } from 'react';
import type { Admin } from '../../generated/model/admin.ts';
import { PRODUCT_NAME } from '../../lib/product.ts';
import { humanise } from '../../lib/words.ts';
import { CoinLogo } from '../../ui/layout/coin-logo.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import { MENU } from './menu.ts';
import { mayOpen } from './open-screens.ts';
import classes from './sidebar.module.css';

type Props = {
  admin: Admin | undefined;
  /** It stands beside the page, and shows only its icons while `data-sidebar` of the document says 'collapsed'. */
  collapsible?: boolean;
  collapsed?: boolean;
  onNavigate?: () => void;
  onLogout: () => void;
  loggingOut: boolean;
};

/** The inside of the sidebar; the shell decides whether it stands or slides in. */
export function Sidebar({ admin, collapsible = false, collapsed = false, onNavigate, onLogout, loggingOut }: Props) {
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
        {MENU.filter(({ to }) => mayOpen(to)).map(({ label, to, icon: Icon }) => (
          <Link
            key={to}
            to={to}
            className={classes.entry}
            activeOptions={{ exact: to === '/', includeSearch: false }}
            activeProps={{ 'aria-current': 'page' }}
            title={collapsed ? label : undefined}
            onClick={(event) => {
              if (!chosenBeforeLeaving(event)) onNavigate?.();
            }}
          >
            <Icon size={18} strokeWidth={1.85} />
            <span className={classes.words}>{label}</span>
          </Link>
        ))}
      </nav>
      <div className={classes.foot}>
        <Link to="/account" className={classes.account} title="My account" onClick={onNavigate}>
          <VisuallyHidden>My account: </VisuallyHidden>
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
        </Link>
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

/**
 * Drawing a screen takes longer than a frame. So the first frame after a click shows which entry was chosen, and the entry is pressed
 * again behind it. False for that second time, and for what opens another tab.
 */
function chosenBeforeLeaving(event: MouseEvent<HTMLAnchorElement>): boolean {
  if (!event.isTrusted || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  const entry = event.currentTarget;
  entry.dataset.chosen = 'true';
  requestAnimationFrame(() =>
    setTimeout(() => {
      delete entry.dataset.chosen;
      entry.click();
    }),
  );
  return true;
}
