import type { LinkProps } from '@tanstack/react-router';

/** A place in the portal that an option leads to. */
export type Target = Pick<LinkProps, 'to' | 'params' | 'search'>;

export type PaletteOption = {
  /** Among all options of the palette. */
  id: string;
  name: string;
  /** Words that tell it apart from others of the same name. */
  detail?: string;
} & ({ target: Target } | { button: HTMLElement } | { run: () => void });

export type PaletteGroup = { label: string; options: readonly PaletteOption[] };
