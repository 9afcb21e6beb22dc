import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import type { DeskPreferences } from '../../generated/model/deskPreferences.ts';
import type { DeskText } from '../../generated/model/deskText.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import parts from '../../ui/layout/parts.module.css';
import { MAX_TEXT_LENGTH, MAX_TEXTS } from './desk-settings.ts';
import classes from './review-desk.module.css';

type Props = {
  opened: boolean;
  settings: DeskPreferences;
  onChange: (settings: DeskPreferences) => void;
  onClose: () => void;
};

const KEYS = [
  ['A', 'Approve, and go to the next one'],
  ['R', 'Reject for a reason, and go to the next one'],
  ['U', 'Undo the decision before, as long as its message offers it'],
  ['J', 'Next, without a decision'],
  ['K', 'Back to the one before'],
  ['S', 'Leave it to others, for a reason'],
  ['Z', 'Set it aside until a time, for a reason'],
  ['E', 'To the signals and what shows them'],
  ['N', 'Write a note'],
  ['1–9', 'Reject, or write a note, with your own text of this number'],
  ['?', 'Show this'],
] as const;

const KINDS = [
  { value: 'reason', label: 'Reason' },
  { value: 'note', label: 'Note' },
];

/** The keys of the desk, and one's own texts. */
export function DeskHelp({ opened, settings, onChange, onClose }: Props) {
  const { has_keys: hasKeys, texts } = settings;
  const set = (next: DeskText[]) => onChange({ ...settings, texts: next });
  const change = (place: number, patch: Partial<DeskText>) =>
    set(texts.map((text, other) => (other === place ? { ...text, ...patch } : text)));
  return (
    <FormDialog opened={opened} title="Keys and texts" size={640} onClose={onClose}>
      <div className={parts.form}>
        <section className={parts.part}>
          <Switch
            label="Keys on this page"
            description="They rest while a field has the focus or a question is open."
            checked={hasKeys}
            onChange={({ currentTarget }) => onChange({ ...settings, has_keys: currentTarget.checked })}
          />
          <dl className={classes.keys}>
            {KEYS.map(([key, does]) => (
              <div key={key} style={{ display: 'contents' }}>
                <dt>
                  <kbd className={classes.key}>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={parts.part} aria-label="Your texts">
          <h3 id="desk-texts" tabIndex={-1}>
            Your texts
          </h3>
          <p className={parts.quiet}>Kept for you, in whichever browser. A text can be changed before it is sent.</p>
          <ol className={classes.macros}>
            {texts.map(({ kind, text }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the number is what a text is known by
              <li key={place} className={classes.macro}>
                <kbd className={classes.key}>{place + 1}</kbd>
                <NativeSelect
                  aria-label={`Kind of text ${place + 1}`}
                  value={kind}
                  data={KINDS}
                  onChange={({ currentTarget }) => change(place, { kind: currentTarget.value as DeskText['kind'] })}
                />
                <TextInput
                  aria-label={`Text ${place + 1}`}
                  value={text}
                  maxLength={MAX_TEXT_LENGTH}
                  onChange={({ currentTarget }) => change(place, { text: currentTarget.value })}
                />
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`Remove text ${place + 1}`}
                  data-focus-after="desk-texts"
                  onClick={() => set(texts.toSpliced(place, 1))}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ol>
          {texts.length < MAX_TEXTS && (
            <div className={parts.buttons}>
              <Button variant="default" size="xs" onClick={() => set([...texts, { kind: 'reason', text: '' }])}>
                Add a Text
              </Button>
            </div>
          )}
        </section>
      </div>
    </FormDialog>
  );
}
