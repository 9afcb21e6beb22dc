import { ActionIcon } from '@mantine/core';
import Bell from 'lucide-react/icons/bell';
import Menu from 'lucide-react/icons/menu';
import { useMay } from '../../api/may.ts';
import type { Mention } from '../../generated/model/mention.ts';
import { listWithdrawals } from '../../generated/permissions.ts';
import { isLeftOut } from '../../lib/settings.ts';
import { PartBoundary } from '../../ui/feedback/part-boundary.tsx';
import { ColorScheme } from './color-scheme.tsx';
import { PaletteButton } from './palette-button.tsx';
import { ReviewBell } from './review-bell.tsx';
import classes from './top-bar.module.css';

type Props = {
  menuOpen: boolean;
  /** How many decisions wait for the administrator as the second person. */
  approvalsWaiting: number;
  /** Notes that name the administrator. */
  mentions: readonly Mention[];
  onMenuToggle: () => void;
  onPalette: () => void;
};

export function TopBar({ menuOpen, approvalsWaiting, mentions, onMenuToggle, onPalette }: Props) {
  return (
    <header className={classes.bar} data-screen-only>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label="Menu"
        aria-expanded={menuOpen}
        onClick={onMenuToggle}
      >
        <Menu size={19} />
      </ActionIcon>
      <div className={classes.end}>
        <PaletteButton onOpen={onPalette} />
        <ColorScheme />
        {useMay()(listWithdrawals) && !isLeftOut('/withdrawals') && (
          <PartBoundary failed={() => <BrokenBell />}>
            <ReviewBell approvalsWaiting={approvalsWaiting} mentions={mentions} />
          </PartBoundary>
        )}
      </div>
    </header>
  );
}

/** The bell reads a list on every screen, and takes none of them. */
function BrokenBell() {
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" disabled aria-label="Notifications could not be shown">
      <Bell size={18} />
    </ActionIcon>
  );
}
