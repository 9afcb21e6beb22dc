import { ActionIcon } from '@mantine/core';
import Menu from 'lucide-react/icons/menu';
import { useMay } from '../../api/may.ts';
import type { Mention } from '../../generated/model/mention.ts';
import { listWithdrawals } from '../../generated/permissions.ts';
import { isLeftOut } from '../../lib/settings.ts';
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
          <ReviewBell approvalsWaiting={approvalsWaiting} mentions={mentions} />
        )}
      </div>
    </header>
  );
}
