import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { askBeforeLeaving } from '../lib/unsaved.ts';
import { type Ask, askDiscard } from './ask-store.ts';
import { rememberFocus } from './remember-focus.ts';

type Props = { ask: Ask; open: boolean; isOnTop: boolean; onAnswer: (answer: string | null) => void };

export function AskDialog({ ask, open, isOnTop, onAnswer }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useState<string>();
  const [returnFocus] = useState(rememberFocus);

  useEffect(() => {
    if (open) return;
    // After Mantine's own attempt, which it makes in a timeout.
    const timer = setTimeout(() => returnFocus(form.current), 50);
    return () => clearTimeout(timer);
  }, [open, returnFocus]);

  useEffect(() => {
    if (open) return askBeforeLeaving(async () => !field.current?.value.trim() || askDiscard());
  }, [open]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (ask.kind === 'confirm') return onAnswer('');
    const text = field.current?.value.trim() ?? '';
    if (text !== '') return onAnswer(text);
    setError(ask.requiredMessage);
    field.current?.focus();
  }

  function submitOnControlEnter(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }

  return (
    <Modal
      opened={open}
      onClose={() => onAnswer(null)}
      closeOnEscape={isOnTop}
      title={ask.title}
      withCloseButton={false}
      centered
      size={440}
    >
      <form ref={form} onSubmit={submit} onKeyDown={submitOnControlEnter} noValidate>
        <Stack gap="md">
          {ask.message && (
            <Text size="sm" c="dimmed">
              {ask.message}
            </Text>
          )}
          {ask.kind === 'text' && (
            <Textarea
              ref={field}
              label={ask.label}
              placeholder={ask.placeholder}
              maxLength={ask.maxLength}
              error={error}
              onChange={() => setError(undefined)}
              rows={4}
              required
              data-autofocus
            />
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => onAnswer(null)} data-autofocus={ask.danger || undefined}>
              Cancel
            </Button>
            <Button type="submit" color={ask.danger ? 'red' : undefined} data-autofocus={!ask.danger || undefined}>
              {ask.confirmLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
