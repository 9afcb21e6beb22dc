import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { Menu, MenuItem } from '../../ui/layout/menu.tsx';

const SCHEMES = [
  { scheme: 'light', label: 'Light', icon: Sun },
  { scheme: 'dark', label: 'Dark', icon: Moon },
  { scheme: 'auto', label: 'System', icon: Monitor },
] as const;

export function ColorScheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Current = SCHEMES.find(({ scheme }) => scheme === colorScheme)?.icon ?? Monitor;
  return (
    <Menu
      label="Color scheme"
      width={150}
      button={(menu) => (
        <ActionIcon {...menu} variant="subtle" color="gray" size="lg" aria-label="Color scheme" title="Color scheme">
          <Current size={18} />
        </ActionIcon>
      )}
    >
      {SCHEMES.map(({ scheme, label }) => (
        <MenuItem key={scheme} checked={scheme === colorScheme} onClick={() => setColorScheme(scheme)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
