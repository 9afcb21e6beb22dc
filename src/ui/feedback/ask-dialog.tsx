import { Button, Group, Modal, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import type { Choice } from './ask.tsx';
import classes from './ask-dialog.module.css';
import { type Answer, type Ask, askStore } from './ask-store.ts';
import { useIsOnTop } from './open-dialogs.ts';
import { SecretDialog } from './secret-dialog.tsx';

const textsOf = ({ options }: Choice): string[] => options.flatMap(({ text }) => text ?? []);

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

  const choices = ask.kind === 'text' ? (ask.choices ?? []) : [];
  const offered = ask.kind === 'text' ? [...ask.presets.texts, ...choices.flatMap(textsOf)] : [];

  function put(draft: string, text: string) {
    if (!field.current) return;
    field.current.value = text;
    typed(draft, text);
  }

  /** Behind what somebody typed; in place of another preset. With it comes the choice that has this text. */
  function take(draft: string, preset: string) {
    const before = field.current?.value ?? '';
    const isTyped = before.trim() !== '' && !offered.includes(before.trim());
    put(draft, isTyped ? `${before.trimEnd()}\n${preset}` : preset);
    field.current?.focus();
    for (const choice of choices) {
      const list = field.current?.form?.elements.namedItem(choice.name);
      const option = choice.options.find(({ text }) => text === preset) ?? (isTyped ? undefined : choice.options[0]);
      if (!(list instanceof HTMLSelectElement) || textsOf(choice).length === 0 || !option) continue;
      list.value = option.value;
      askStore.keepDraft(`${draft}/${choice.name}`, option.value);
    }
  }

  function choose(draft: string, { name, options }: Choice, value: string) {
    askStore.keepDraft(`${draft}/${name}`, value);
    const text = options.find((option) => option.value === value)?.text;
    const before = field.current?.value.trim() ?? '';
    if (text !== undefined && (before === '' || offered.includes(before))) put(draft, text);
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
              defaultValue={askStore.draft(`${ask.draft}/reference`)}
              onChange={({ currentTarget }) => {
                setReferenceError(undefined);
                askStore.keepDraft(`${ask.draft}/reference`, currentTarget.value);
              }}
              autoComplete="off"
              required
            />
          )}
          {ask.kind === 'text' &&
            choices.map((choice) => (
              <NativeSelect
                key={choice.name}
                name={choice.name}
                label={choice.label}
                data={choice.options.map(({ value, label }) => ({ value, label }))}
                defaultValue={askStore.draft(`${ask.draft}/${choice.name}`) || choice.options[0]?.value}
                onChange={(event) => choose(ask.draft, choice, event.currentTarget.value)}
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
