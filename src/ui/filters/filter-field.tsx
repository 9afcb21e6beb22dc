import { TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useRef, useState } from 'react';

/** Milliseconds after the last keystroke before the text becomes the filter. */
const DEBOUNCE = 300;

type Draft = {
  text: string;
  /** The last `value` that was taken into account. */
  seen: string;
  /** Values that were committed and have not come back as `value` yet. */
  sent: readonly string[];
};

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'ref'> & {
  /** The active filter, '' for none. */
  value: string;
  /** Parses the text into a filter, '' for none; undefined while it is invalid and must not be committed. */
  read: (text: string) => string | undefined;
  /** The error shown for a text that `read` refuses. */
  invalid?: string;
  onCommit: (value: string) => void;
};

/**
 * A text field whose text becomes the filter when typing pauses, or on Enter. Until then the text is its own state: a committed
 * filter that comes back must not undo later typing. Only a filter that was changed elsewhere (Back, Clear) replaces the text.
 */
export function FilterField({ value, read, invalid, onCommit, error, ...input }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<Draft>({ text: value, seen: value, sent: [] });
  if (draft.seen !== value) {
    const own = draft.sent.lastIndexOf(value);
    setDraft(
      own === -1
        ? { text: value, seen: value, sent: [] }
        : { text: draft.text, seen: value, sent: draft.sent.slice(own + 1) },
    );
  }

  /** Reads the input itself, because Back or Clear may have replaced its text since the last keystroke. */
  function commit() {
    const next = read(field.current?.value ?? value);
    if (next === undefined || next === value) return;
    setDraft((before) => ({ ...before, sent: [...before.sent, next] }));
    onCommit(next);
  }
  const commitSoon = useDebouncedCallback(commit, DEBOUNCE);

  return (
    <TextInput
      {...input}
      ref={field}
      value={draft.text}
      data-empty={draft.text === '' || undefined}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setDraft((before) => ({ ...before, text }));
        commitSoon();
      }}
      onKeyDown={(event) => event.key === 'Enter' && commitSoon.flush()}
      error={read(draft.text) === undefined ? invalid : error}
    />
  );
}
