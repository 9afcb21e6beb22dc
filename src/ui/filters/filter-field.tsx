import { TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useRef, useState } from 'react';

/** Milliseconds of rest before what is typed becomes the filter. */
const DEBOUNCE = 300;

type Draft = {
  text: string;
  /** The `value` that `text` was last brought in line with. */
  seen: string;
  /** What was committed and has not come back as `value` yet. */
  sent: readonly string[];
};

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'ref'> & {
  /** The filter in force, '' for none. */
  value: string;
  /** What the text amounts to as a filter, '' for none; undefined while it is not valid and must not be committed. */
  read: (text: string) => string | undefined;
  /** What is wrong with a text that `read` refuses. */
  invalid?: string;
  onCommit: (value: string) => void;
};

/**
 * A field whose text becomes the filter when the typing rests, or on Enter. The text is its own in between: the filter
 * coming back must not take away what was typed since. Only a filter that changed elsewhere (Back, Clear) replaces it.
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

  /** Reads the field itself: what it shows now, which Back or Clear may have replaced since the last key. */
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
