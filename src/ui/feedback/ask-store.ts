import type { ConfirmQuestion, Secret, TextQuestion } from './ask.tsx';

export type Ask = { id: number } & (
  | ({ kind: 'confirm' } & ConfirmQuestion)
  | ({ kind: 'text' } & TextQuestion)
  | ({ kind: 'secret' } & Secret)
);
/** The entered texts, trimmed; '' where nothing was asked for. On cancel and Escape the answer is null. */
export type Answer = { text: string; reference: string; chosen?: Readonly<Record<string, string>> };
type Waiting = { ask: Ask; resolve: (answer: Answer | null) => void };
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** `closing` is kept while its dialog fades out, so that the text does not disappear first. */
type Shown = { asks: readonly Ask[]; closing: Ask | undefined };

const NOTHING: Shown = { asks: [], closing: undefined };

let shown = NOTHING;
let waiting: Waiting[] = [];
let lastId = 0;
/** Texts that were typed but not used yet, by draft name. */
let drafts = new Map<string, string>();
const listeners = new Set<() => void>();

function show(closing?: Ask) {
  shown = { asks: waiting.map(({ ask }) => ask), closing };
  for (const listener of listeners) listener();
}

/** The open questions, all of them on the screen; the newest is on top, because it may be about the one below. */
export const askStore = {
  put(question: WithoutId<Ask>): Promise<Answer | null> {
    return new Promise((resolve) => {
      lastId += 1;
      waiting.push({ ask: { ...question, id: lastId } as Ask, resolve });
      show();
    });
  },
  answer(id: number, answer: Answer | null): void {
    const answered = waiting.find((entry) => entry.ask.id === id);
    if (!answered) return;
    waiting = waiting.filter((entry) => entry !== answered);
    answered.resolve(answer);
    // Closing a dialog takes as long as a frame: whoever asked goes on first, to a call that need not wait for it.
    setTimeout(() => show(answered.ask));
  },
  cancelAll(): void {
    const cancelled = waiting;
    waiting = [];
    for (const entry of cancelled) entry.resolve(null);
    shown = NOTHING;
    drafts = new Map();
  },
  draft: (name: string): string => drafts.get(name) ?? '',
  keepDraft: (name: string, text: string): void => void drafts.set(name, text),
  /** Its reference and choices go with it, which are kept as `name/reference` and `name/choice`. */
  forgetDraft(name: string): void {
    drafts = new Map([...drafts].filter(([key]) => key !== name && !key.startsWith(`${name}/`)));
  },
  /** Whether anything shows the questions. */
  isHosted: (): boolean => listeners.size > 0,
  read: (): Shown => shown,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
