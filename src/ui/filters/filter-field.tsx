import { TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isComposing } from '../../lib/composing.ts';

/** Milliseconds after the last keystroke before the text becomes the filter. */
const DEBOUNCE = 300;

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'ref'> & {
  /** The active filter, '' for none. */
  value: string;
  /** Parses the text into a filter, '' for none; undefined while it is invalid and must not be committed. */
  read: (text: string) => string | undefined;
  /** The error shown for a text that `read` refuses. */
  invalid?: string;
  onCommit: (value: string) => void;
};

/**
 * A text field whose text becomes the filter when typing pauses, or on Enter. A committed filter that comes back must not undo
 * later typing: only a filter that was changed elsewhere (Back, Clear) replaces the text. The text is the input's own, so
 * that most keys render nothing.
 */
export function FilterField({ value, read, invalid, onCommit, error, ...input }: Props) {
  const field = useRef<HTMLInputElement>(null);
  /** Values that were committed and have not come back as `value` yet. */
  const sent = useRef<string[]>([]);
  const [isInvalid, setIsInvalid] = useState(false);
  // Dates look different while they are empty.
  const isDate = input.type === 'date';
  const [isEmpty, setIsEmpty] = useState(value === '');

  function note(text: string) {
    setIsInvalid(read(text) === undefined);
    if (isDate) setIsEmpty(text === '');
  }

  const follow = useEffectEvent((filter: string) => {
    const own = sent.current.lastIndexOf(filter);
    sent.current = sent.current.slice(own + 1);
    if (own !== -1 || !field.current) return;
    sent.current = [];
    field.current.value = filter;
    note(filter);
  });
  useLayoutEffect(() => follow(value), [value]);

  /** Reads the input itself, because Back or Clear may have replaced its text since the last keystroke. */
  function commit() {
    const next = read(field.current?.value ?? value);
    if (next === undefined || next === value) return;
    sent.current.push(next);
    onCommit(next);
  }
  const commitSoon = useDebouncedCallback(commit, DEBOUNCE);

  return (
    <TextInput
      {...input}
      ref={field}
      defaultValue={value}
      data-empty={(isDate && isEmpty) || undefined}
      onChange={(event) => {
        note(event.currentTarget.value);
        commitSoon();
      }}
      onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !isComposing(nativeEvent) && commitSoon.flush()}
      error={isInvalid ? invalid : error}
    />
  );
}
