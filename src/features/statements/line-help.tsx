import { Switch } from '@mantine/core';
import type { DeskPreferences } from '../../generated/model/deskPreferences.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import type { Load } from '../../ui/feedback/load.ts';
import { FailedLine } from '../../ui/feedback/loaded.tsx';
import parts from '../../ui/layout/parts.module.css';
import desk from '../review/review-desk.module.css';

type Props = {
  opened: boolean;
  load: Load<unknown>;
  /** Nothing can be changed before it is known what was chosen. */
  isKnown: boolean;
  settings: DeskPreferences;
  onChange: (settings: DeskPreferences) => void;
  onClose: () => void;
};

const KEYS = [
  ['A', 'Confirm the match, and go to the next line'],
  ['R', 'Reject the proposal, and go to the next line'],
  ['U', 'Undo the last decision, or else the one about this line'],
  ['J', 'Next line, without a decision'],
  ['K', 'Back to the line before'],
  ['?', 'Show this'],
] as const;

/** The keys of a statement's lines. The review desk has the same switch. */
export function LineHelp({ opened, load, isKnown, settings, onChange, onClose }: Props) {
  return (
    <FormDialog opened={opened} title="Shortcuts" onClose={onClose}>
      <div className={parts.form}>
        {!isKnown && <FailedLine load={load} failed="Failed to load your shortcuts" />}
        <Switch
          label="Shortcuts here and in the review"
          description="Off while you type or a dialog is open."
          disabled={!isKnown}
          checked={settings.has_keys}
          onChange={({ currentTarget }) => onChange({ ...settings, has_keys: currentTarget.checked })}
        />
        <dl className={desk.keys}>
          {KEYS.map(([key, does]) => (
            <div key={key} style={{ display: 'contents' }}>
              <dt>
                <kbd className={desk.key}>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </div>
    </FormDialog>
  );
}
