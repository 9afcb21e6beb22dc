import type { ConfirmQuestion, TextQuestion } from './ask.tsx';

export type Ask = { id: number } & (({ kind: 'confirm' } & ConfirmQuestion) | ({ kind: 'text' } & TextQuestion));
type Waiting = { ask: Ask; resolve: (answer: string | null) => void };
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** `ask` stays while the dialog fades out, so that its words do not vanish before it does. */
type Shown = { ask: Ask | undefined; open: boolean };

let shown: Shown = { ask: undefined, open: false };
let waiting: Waiting[] = [];
let lastId = 0;
/** Texts that were typed and not used yet, by their names. */
let drafts = new Map<string, string>();
const listeners = new Set<() => void>();

function show() {
  const next = waiting[0];
  shown = next ? { ask: next.ask, open: true } : { ask: shown.ask, open: false };
  for (const listener of listeners) listener();
}

/** The questions that wait for an answer, the first of them on the screen. */
export const askStore = {
  put(question: WithoutId<Ask>): Promise<string | null> {
    return new Promise((resolve) => {
      lastId += 1;
      waiting.push({ ask: { ...question, id: lastId } as Ask, resolve });
      show();
    });
  },
  answer(id: number, answer: string | null): void {
    const answered = waiting.find((entry) => entry.ask.id === id);
    if (!answered) return;
    waiting = waiting.filter((entry) => entry !== answered);
    answered.resolve(answer);
    show();
  },
  cancelAll(): void {
    const cancelled = waiting;
    waiting = [];
    for (const entry of cancelled) entry.resolve(null);
    shown = { ask: undefined, open: false };
    drafts = new Map();
  },
  draft: (name: string): string => drafts.get(name) ?? '',
  keepDraft: (name: string, text: string): void => void drafts.set(name, text),
  forgetDraft: (name: string): void => void drafts.delete(name),
  read: (): Shown => shown,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
