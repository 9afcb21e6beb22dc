import { Button, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useDenied } from '../../api/may.ts';
import type { Game } from '../../generated/model/game.ts';
import * as needs from '../../generated/permissions.ts';
import { Mine, Stale, useStaleEdit } from '../../ui/forms/stale-edit.tsx';
import { useUnsaved } from '../../ui/forms/use-unsaved.ts';
import classes from './game-form.module.css';
import { gameResolver } from './game-form-rules.ts';
import { type GameField, hasField, valuesOf } from './game-form-values.ts';
import { useSaveGame } from './use-save-game.ts';

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
  const { base, stale, mine, reloading, reload, drop, markStale } = useStaleEdit(game, onReload, valuesOf);
  const resolver = useMemo(() => gameResolver(base), [base]);
  const form = useForm({ resolver, defaultValues: valuesOf(base) });
  const { errors, isDirty, dirtyFields } = form.formState;
  const noteSaved = useUnsaved(isDirty || Object.keys(mine).length > 0);
  const denied = useDenied(needs.updateGame);
  const { setFocus } = form;
  const { save, saving } = useSaveGame(base.game_id, {
    onSaved: () => {
      noteSaved();
      onSaved();
    },
    onStale: markStale,
    onFieldErrors: (refused) => {
      for (const { path, message } of refused) {
        if (path in valuesOf(base)) form.setError(path as GameField, { message: sentence(message) });
      }
    },
  });

  // The drawer has already moved the focus before this lazy form was mounted.
  useEffect(() => setFocus('game_name'), [setFocus]);

  function takeMine(field: GameField) {
    form.setValue(field, mine[field] ?? '', { shouldDirty: true, shouldValidate: true });
    drop(field);
    setFocus(field);
  }

  const field = (name: GameField) => ({ ...form.register(name), error: errors[name]?.message });
  /** A field that the back end has, with the value that was entered before a reload. */
  const shown = (name: GameField, input: ReactNode) =>
    hasField(base, name) && (
      <div>
        {input}
        {mine[name] !== undefined && <Mine text={mine[name]} onTake={() => takeMine(name)} />}
      </div>
    );

  return (
    <form
      className={classes.form}
      aria-label={`Edit ${base.game_name}`}
      // The button shows a spinner, but Enter in a field would submit the form a second time.
      onSubmit={form.handleSubmit((request) => (saving ? undefined : save(request)))}
      noValidate
    >
      <div className={classes.fields}>
        {stale && <Stale record="game" reloading={reloading} onReload={() => void reload(form, dirtyFields)} />}
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
      <div className={classes.footer}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={saving} disabled={!isDirty || stale || denied !== undefined} title={denied}>
          Save Changes
        </Button>
      </div>
    </form>
  );
}

/** The server's message completes the sentence "field …". */
const sentence = (message: string) => message.charAt(0).toUpperCase() + message.slice(1);
