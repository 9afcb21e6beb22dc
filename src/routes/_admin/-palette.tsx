import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useMay } from '../../api/may.ts';
import { useChooseClock } from '../../features/account/use-choose-clock.ts';
import { PaletteDialog } from '../../features/palette/palette-dialog.tsx';
import type { PaletteOption, Target } from '../../features/palette/palette-option.ts';
import { screenActions } from '../../features/palette/screen-actions.ts';
import { menuEntries } from '../../features/shell/menu-entries.ts';

type Props = {
  opened: boolean;
  hasApprovals: boolean;
  onClose: () => void;
};

/** All that the palette offers without a search: the screens, the actions of the current one, and the clock. */
export default function Palette({ opened, hasApprovals, onClose }: Props) {
  const navigate = useNavigate();
  const may = useMay();
  const clock = useChooseClock();
  const [actions] = useState(screenActions);
  const pressed = useRef<HTMLElement>(undefined);
  // Once the history is back at the entry of the screen, to which the button may add one.
  useEffect(() => {
    if (opened) return;
    const button = pressed.current;
    pressed.current = undefined;
    if (!button?.isConnected) return;
    button.focus();
    button.click();
  }, [opened]);
  const go = (target: Target) => void navigate({ ...target, replace: true });

  const screens: PaletteOption[] = [
    ...menuEntries(may, hasApprovals),
    ...(may({ area: 'my-account' }) ? [{ label: 'My account', to: '/account' } as const] : []),
  ].map(({ label, to }) => ({ id: to, name: label, target: { to } }));
  const groups = [
    {
      label: 'On this screen',
      options: actions.map(({ name, button }, place) => ({ id: `action-${place}`, name, button })),
    },
    { label: 'Screens', options: screens },
    { label: 'Clock', options: clock.other ? [{ id: 'clock', name: clock.other.label, run: clock.other.choose }] : [] },
  ];
  return (
    <PaletteDialog
      opened={opened}
      commands={groups}
      onGo={go}
      onPress={(button) => {
        pressed.current = button;
      }}
      onClose={onClose}
    />
  );
}
