import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import type { DeskPreferences } from '../../generated/model/deskPreferences.ts';
import type { DeskText } from '../../generated/model/deskText.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import type { Load } from '../../ui/feedback/load.ts';
import { FailedLine } from '../../ui/feedback/loaded.tsx';
import parts from '../../ui/layout/parts.module.css';
import { MAX_TEXT_LENGTH, MAX_TEXTS } from './desk-settings.ts';
import classes from './review-desk.module.css';

type Props = {
  opened: boolean;
  load: Load<unknown>;
  /** Nothing can be changed before it is known what was chosen. */
  isKnown: boolean;
  settings: DeskPreferences;
  /** The reasons that have the digits after one's own. */
  offered: readonly DeskText[];
  onChange: (settings: DeskPreferences) => void;
  onClose: () => void;
};

const KEYS = [
  ['A', 'Approve, and go to the next one'],
  ['R', 'Reject for a reason, and go to the next one'],
  ['U', 'Undo the last decision, while ‘Undo’ is offered'],
  ['J', 'Next, without a decision'],
  ['K', 'Back to the one before'],
  ['S', 'Skip, with a reason'],
  ['Z', 'Snooze, with a reason'],
  ['E', 'To the signals and what shows them'],
  ['N', 'Write a note'],
  ['1–9', 'Reject, or write a note, with the template of this number'],
  ['?', 'Show this'],
] as const;

const KINDS = [
  { value: 'reason', label: 'Reason' },
  { value: 'note', label: 'Note' },
];

/** The keys of the desk, and one's own texts. */
export function DeskHelp({ opened, load, isKnown, settings, offered, onChange, onClose }: Props) {
  const { has_keys: hasKeys, texts } = settings;
  const set = (next: DeskText[]) => onChange({ ...settings, texts: next });
  const change = (place: number, patch: Partial<DeskText>) =>
    set(texts.map((text, other) => (other === place ? { ...text, ...patch } : text)));
  return (
    <FormDialog opened={opened} title="Shortcuts and templates" size={640} onClose={onClose}>
      <div className={parts.form}>
        {!isKnown && <FailedLine load={load} failed="Failed to load your shortcuts and templates" />}
        <section className={parts.part}>
          <Switch
            label="Shortcuts on this page"
            description="Off while you type or a dialog is open."
            disabled={!isKnown}
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
        <section className={parts.part} aria-label="Your templates">
          <h3 id="desk-texts" tabIndex={-1}>
            Your templates
          </h3>
          <p className={parts.quiet}>Saved for you, in every browser. You can change a text before you send it.</p>
          <ol className={classes.macros}>
            {texts.map(({ kind, text }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the number is what a text is known by
              <li key={place} className={classes.macro}>
                <kbd className={classes.key}>{place + 1}</kbd>
                <NativeSelect
                  aria-label={`Kind of template ${place + 1}`}
                  value={kind}
                  data={KINDS}
                  onChange={({ currentTarget }) => change(place, { kind: currentTarget.value as DeskText['kind'] })}
                />
                <TextInput
                  aria-label={`Template ${place + 1}`}
                  value={text}
                  maxLength={MAX_TEXT_LENGTH}
                  onChange={({ currentTarget }) => change(place, { text: currentTarget.value })}
                />
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`Remove template ${place + 1}`}
                  data-focus-after="desk-texts"
                  onClick={() => set(texts.toSpliced(place, 1))}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ol>
          {isKnown && texts.length < MAX_TEXTS && (
            <div className={parts.buttons}>
              <Button variant="default" size="xs" onClick={() => set([...texts, { kind: 'reason', text: '' }])}>
                Add a Template
              </Button>
            </div>
          )}
        </section>
        {offered.length > 0 && (
          <section className={parts.part} aria-label="Reasons for everybody">
            <h3>Reasons for everybody</h3>
            <ol className={classes.macros} start={texts.length + 1}>
              {offered.map(({ text }, place) => (
                <li key={text} className={classes.macro}>
                  <kbd className={classes.key}>{texts.length + place + 1}</kbd>
                  <span className={classes.reason}>{text}</span>
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </FormDialog>
  );
}
