import { Button, Group, Modal, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import classes from './ask-dialog.module.css';
import { type Answer, type Ask, askStore } from './ask-store.ts';
import { useIsOnTop } from './open-dialogs.ts';
import { SecretDialog } from './secret-dialog.tsx';

type Props<Kind extends Ask = Ask> = { ask: Kind; open: boolean; onAnswer: (answer: Answer | null) => void };

/** A question, or what is shown only once. */
export default function AskDialog({ ask, ...dialog }: Props) {
  if (ask.kind === 'secret') {
    return <SecretDialog secret={ask} open={dialog.open} onKept={() => dialog.onAnswer({ text: '', reference: '' })} />;
  }
  return <Question ask={ask} {...dialog} />;
}

function Question({ ask, open, onAnswer }: Props<Exclude<Ask, { kind: 'secret' }>>) {
  const field = useRef<HTMLTextAreaElement>(null);
  const referenceField = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [referenceError, setReferenceError] = useState<string>();
  const isOnTop = useIsOnTop(open);
  const startsOnNo = ask.danger || ask.startsOnNo;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (ask.kind === 'confirm') return onAnswer({ text: '', reference: '' });
    const text = field.current?.value.trim() ?? '';
    const reference = referenceField.current?.value.trim() ?? '';
    const missesReference = ask.reference !== undefined && reference === '';
    const form = new FormData(event.currentTarget);
    const chosen = Object.fromEntries((ask.choices ?? []).map(({ name }) => [name, String(form.get(name) ?? '')]));
    if (text !== '' && !missesReference) return onAnswer({ text, reference, chosen });
    if (missesReference) setReferenceError(ask.reference?.requiredMessage);
    if (text === '') setError(ask.requiredMessage);
    (text === '' ? field : referenceField).current?.focus();
  }

  function typed(draft: string, text: string) {
    setError(undefined);
    askStore.keepDraft(draft, text);
  }

  function take(draft: string, preset: string) {
    if (!field.current) return;
    field.current.value = preset;
    field.current.focus();
    typed(draft, preset);
  }

  return (
    <Modal
      opened={open}
      onClose={() => onAnswer(null)}
      closeOnEscape={isOnTop}
      title={ask.title}
      withCloseButton={false}
      centered
      className={classes.question}
      size={440}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {ask.message && (
            <Text size="sm" c="dimmed">
              {ask.message}
            </Text>
          )}
          {ask.kind === 'text' && (
            <div>
              <Textarea
                ref={field}
                label={ask.label}
                placeholder={ask.placeholder}
                maxLength={ask.maxLength}
                error={error}
                defaultValue={askStore.draft(ask.draft)}
                onChange={(event) => typed(ask.draft, event.currentTarget.value)}
                rows={3}
                required
                data-autofocus
              />
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are buttons */}
              <div role="group" aria-label={ask.presets.label} className={classes.presets}>
                {ask.presets.texts.map((text) => (
                  <Button key={text} variant="default" size="compact-sm" onClick={() => take(ask.draft, text)}>
                    {text}
                  </Button>
                ))}
              </div>
            </div>
          )}
          {ask.kind === 'text' && ask.reference && (
            <TextInput
              ref={referenceField}
              label={ask.reference.label}
              maxLength={ask.reference.maxLength}
              error={referenceError}
              onChange={() => setReferenceError(undefined)}
              autoComplete="off"
              required
            />
          )}
          {ask.kind === 'text' &&
            ask.choices?.map(({ name, label, options }) => (
              <NativeSelect
                key={name}
                name={name}
                label={label}
                data={[...options]}
                defaultValue={askStore.draft(`${ask.draft}/${name}`) || options[0]?.value}
                onChange={(event) => askStore.keepDraft(`${ask.draft}/${name}`, event.currentTarget.value)}
              />
            ))}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => onAnswer(null)} data-autofocus={startsOnNo || undefined}>
              Cancel
            </Button>
            <Button type="submit" color={ask.danger ? 'red' : undefined} data-autofocus={!startsOnNo || undefined}>
              {ask.confirmLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
