import { useState } from 'react';
import { useSession } from '../../api/use-session.ts';

/** A text of one's own, put where it belongs by its number. */
export type Macro = { kind: 'reason' | 'note'; text: string };
export type DeskSettings = { hasKeys: boolean; macros: readonly Macro[] };

/** The digits 1 to 9. */
export const MAX_MACROS = 9;
/** As long as a reason and a note may be. */
export const MAX_MACRO_LENGTH = 1000;
const USUAL: DeskSettings = { hasKeys: true, macros: [] };

const isMacro = (value: unknown): value is Macro => {
  const { kind, text } = (value ?? {}) as Partial<Macro>;
  return (kind === 'reason' || kind === 'note') && typeof text === 'string' && text.length <= MAX_MACRO_LENGTH;
};

/** Anybody may have written into the storage: whatever is not valid counts as absent. */
export function settingsIn(stored: string | null): DeskSettings {
  try {
    const { hasKeys, macros } = JSON.parse(stored ?? '{}') as Record<string, unknown>;
    return {
      hasKeys: hasKeys !== false,
      macros: Array.isArray(macros) ? macros.filter(isMacro).slice(0, MAX_MACROS) : [],
    };
  } catch {
    return USUAL;
  }
}

/**
 * How one person wants the desk. In this browser, by username, until the server keeps such preferences: nothing in it is worth a call before the
 * first key, and two people at one computer do not find each other's.
 */
export function useDeskSettings(): [DeskSettings, (settings: DeskSettings) => void] {
  const key = `coinop.desk.${useSession()?.admin.username ?? ''}`;
  const [settings, setSettings] = useState(() => settingsIn(read(key)));
  function set(next: DeskSettings) {
    setSettings(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Without storage, the settings last until the page is closed.
    }
  }
  return [settings, set];
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
