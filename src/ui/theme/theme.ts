import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { buttonElement } from '../focus/button-element.tsx';

/** Warm greys: Mantine's gray in the light scheme and its dark in the dark scheme. */
const gray: MantineColorsTuple = [
  '#faf9f7',
  '#f3f1ee',
  '#eae7e2',
  '#dedad3',
  '#cdc8be',
  '#a39d92',
  '#6f6a61',
  '#5a554d',
  '#3d3934',
  '#1e1c19',
];
const dark: MantineColorsTuple = [
  '#edebe6',
  '#cfcac1',
  '#b6b0a6',
  '#9a9489',
  '#4a4741',
  '#32302c',
  '#242220',
  '#1c1b19',
  '#171614',
  '#141312',
];
/** The brand colour, petrol. Buttons are filled with shade 7 in the light scheme and 6 in the dark one. */
const petrol: MantineColorsTuple = [
  '#eef7f8',
  '#d8edf0',
  '#b0d9df',
  '#82c6cf',
  '#6cc3cf',
  '#2f94a3',
  '#17788a',
  '#0e5f6d',
  '#0b4f5b',
  '#083e48',
];
const red: MantineColorsTuple = [
  '#fdeeec',
  '#fad9d5',
  '#f5ceca',
  '#f29d95',
  '#e8756b',
  '#d9534a',
  '#c43d34',
  '#b3302a',
  '#992620',
  '#7d1d18',
];

export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 6 },
  colors: { gray, dark, petrol, red },
  black: '#1e1c19',
  fontFamily: 'var(--font)',
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', monospace",
  headings: { fontWeight: '650' },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  defaultRadius: '7px',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { renderRoot: buttonElement } },
    ActionIcon: { defaultProps: { renderRoot: buttonElement } },
    Modal: { defaultProps: { radius: 12, overlayProps: { backgroundOpacity: 0.45 } } },
    // A `header` element would be announced as the page's banner.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    Drawer: { defaultProps: { overlayProps: { backgroundOpacity: 0.45 } } },
    Popover: { defaultProps: { shadow: 'md', radius: 9 } },
    Badge: { defaultProps: { radius: 6 } },
  },
  shadows: { md: 'var(--shadow-float)', lg: 'var(--shadow-float)', xl: 'var(--shadow-float)' },
});

/** Both schemes use the same names; theme.css defines their values. */
const ours = {
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-2)',
  '--mantine-color-placeholder': 'var(--text-3)',
  '--mantine-color-anchor': 'var(--brand-text)',
  '--mantine-color-error': 'var(--danger-fg)',
  '--mantine-color-success': 'var(--success-fg)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--surface-hover)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--border-strong)',
  '--mantine-color-disabled': 'var(--surface-sunken)',
  '--mantine-color-disabled-color': 'var(--text-3)',
  '--mantine-color-disabled-border': 'var(--border)',
  // The ring around the focused thumb of the colour picker.
  '--mantine-color-blue-filled': 'var(--focus)',
};

export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: ours, dark: ours });
