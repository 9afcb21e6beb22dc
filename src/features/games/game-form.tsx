import { Button, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useDenied } from '../../api/may.ts';
import { useEditForm } from '../../api/use-edit-form.ts';
import { useUpdateGame } from '../../generated/games-changes/games-changes.ts';
import type { Game } from '../../generated/model/game.ts';
import * as needs from '../../generated/permissions.ts';
import { errorMessage } from '../../lib/api-error.ts';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';
import { Mine, Stale } from '../../ui/forms/stale-edit.tsx';
import classes from './game-form.module.css';
import { gameResolver } from './game-form-rules.ts';
import { type GameField, hasField, valuesOf } from './game-form-values.ts';
import { shortName } from './game-rules.ts';

export type GameFormProps = {
  game: Game;
  /** Loads the current game; resolves with undefined after a failure, which it has already shown. */
  onReload: () => Promise<Game | undefined>;
  onSaved: () => void;
  onCancel: () => void;
};

/**
 * `game` may be reloaded while somebody types: the form keeps the version that it started with or reloaded on request.
 */
export default function GameForm({ game, onReload, onSaved, onCancel }: GameFormProps) {
  const { mutateAsync } = useUpdateGame();
  const { form, submit, busy, isDirty, failure, field, base, stale, reloading, reload, mine, takeMine } = useEditForm({
    record: game,
    onReload,
    valuesOf,
    resolverFor: gameResolver,
    send: (data, { headers }) => mutateAsync({ id: game.game_id, data, headers }),
    done: (saved) => ({
      message: 'Game updated successfully',
      detail: shortName(saved),
      name: saved.game_name,
      at: saved.updated_at,
    }),
    failed: (error) => errorMessage(error) ?? 'Failed to save game',
    onDone: onSaved,
  });
  const denied = useDenied(needs.updateGame);
  const { setFocus } = form;

  // The drawer has already moved the focus before this lazy form was mounted.
  useEffect(() => setFocus('game_name'), [setFocus]);

  /** A field that the back end has, with the value that was entered before a reload. */
  const shown = (name: GameField, input: ReactNode) =>
    hasField(base, name) && (
      <div>
        {input}
        {mine[name] !== undefined && <Mine text={mine[name]} onTake={() => takeMine(name)} />}
      </div>
    );

  return (
    <form className={classes.form} aria-label={`Edit ${base.game_name}`} onSubmit={submit} noValidate>
      <div className={classes.fields}>
        {stale && <Stale record="game" reloading={reloading} onReload={reload} />}
        {shown('game_name', <TextInput label="Name" withAsterisk data-autofocus {...field('game_name')} />)}
        <div className={classes.pair}>
          {shown('developer', <TextInput label="Developer" {...field('developer')} />)}
          {shown('genre', <TextInput label="Genre" {...field('genre')} />)}
        </div>
        {shown('description', <Textarea label="Description" rows={4} {...field('description')} />)}
        {shown(
          'image_url',
          <TextInput
            label="Image URL"
            placeholder="https://"
            inputMode="url"
            spellCheck={false}
            {...field('image_url')}
          />,
        )}
        {shown(
          'platform_fee_percent',
          <TextInput
            label="Platform fee"
            description="What the platform keeps of each sale from now on"
            inputMode="decimal"
            autoComplete="off"
            rightSection="%"
            {...field('platform_fee_percent')}
          />,
        )}
      </div>
      <FormFailure failure={failure} />
      <div className={classes.footer}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={busy} disabled={!isDirty || stale || denied !== undefined} title={denied}>
          Save Changes
        </Button>
      </div>
    </form>
  );
}
