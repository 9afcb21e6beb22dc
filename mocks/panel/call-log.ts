import { realNow } from './browser-clock.ts';

// The portal's calls, their answers and the reasons for these, for a bug report.

/** Older ones are forgotten. */
const MAX_ENTRIES = 200;

export interface LoggedCall {
  id: number;
  at: Date;
  /** As in `GET /api/admin/games?status=active`. */
  call: string;
  /** The part of the link that decided the answer; empty when none did. */
  why: string;
  /** Undefined until it is answered, or is not. */
  answer?: string;
  /** The part of the mock that answered. */
  by?: string;
  /** Milliseconds. */
  took?: number;
}

let entries: readonly LoggedCall[] = [];
let logged = 0;
const listeners = new Set<() => void>();

function change(next: readonly LoggedCall[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

export const getLog = (): readonly LoggedCall[] => entries;

export function subscribeToLog(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const clearLog = (): void => change([]);

/** @returns is told how the call ended */
export function logCall(call: Pick<LoggedCall, 'call' | 'why'>): (end: Pick<LoggedCall, 'answer' | 'by'>) => void {
  logged += 1;
  const began = performance.now();
  const entry: LoggedCall = { id: logged, at: realNow(), ...call };
  change([...entries.slice(1 - MAX_ENTRIES), entry]);
  return (end) => {
    const took = Math.round(performance.now() - began);
    change(entries.map((one) => (one.id === entry.id ? { ...one, ...end, took } : one)));
  };
}

/** The answer, and why it was that. */
export function outcomeOf({ answer, why, by, took }: LoggedCall): string {
  const reasons = [why, by].filter(Boolean).join('; ');
  return `${answer ?? 'no answer yet'}${took === undefined ? '' : ` in ${took} ms`}${reasons && ` (${reasons})`}`;
}

/** To be pasted where bugs are reported. */
export function bugReport(link: string, versions: Record<string, string>, calls: readonly LoggedCall[]): string {
  const named = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return [
    `Link: ${link}`,
    `Versions: ${[...named, navigator.userAgent].join(', ')}`,
    `Calls, the newest last:`,
    ...calls.map((call) => `- ${call.at.toISOString()} ${call.call}: ${outcomeOf(call)}`),
    '',
  ].join('\n');
}
