import { Button } from '@mantine/core';
import { useCallback, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import classes from './stale-edit.module.css';

type StaleProps = {
  /** 'game' */
  record: string;
  reloading: boolean;
  onReload: () => void;
};

/** Shown when nothing was saved, because the record has changed since the form was opened. */
export function Stale({ record, reloading, onReload }: StaleProps) {
  return (
    <div role="alert" className={classes.stale}>
      <p>
        <strong>This {record} has been changed since you opened it.</strong> Nothing of yours was saved. Reload to see
        the {record} as it is now; what you typed stays beside it.
      </p>
      <Button size="xs" variant="default" loading={reloading} onClick={onReload}>
        Reload
      </Button>
    </div>
  );
}

/** The value that was entered in a field before the reload. */
export function Mine({ text, onTake }: { text: string; onTake: () => void }) {
  return (
    <div className={classes.mine}>
      <span>You typed: {text === '' ? '(nothing)' : text}</span>
      <Button size="compact-xs" variant="default" onClick={onTake}>
        Use mine
      </Button>
    </div>
  );
}

/**
 * State of a form whose record may turn out to have changed: `base` is the version that it started with or reloaded,
 * `mine` the values that were entered before the reload and differ from the reloaded ones.
 *
 * @param load loads the current record; resolves with undefined after a failure, which it has already shown
 */
export function useStaleEdit<R, V extends FieldValues>(
  initial: R,
  load: () => Promise<R | undefined>,
  valuesOf: (record: R) => V,
) {
  const [base, setBase] = useState(initial);
  const [stale, setStale] = useState(false);
  const [reloading, setReloading] = useState(false);
  const [mine, setMine] = useState<Partial<V>>({});

  async function reload(form: Pick<UseFormReturn<V>, 'getValues' | 'reset'>, dirty: object) {
    setReloading(true);
    const current = await load();
    setReloading(false);
    if (current === undefined) return;
    const entered: V = form.getValues();
    const loaded = valuesOf(current);
    const fields = (Object.keys(dirty) as (keyof V)[]).filter((field) => entered[field] !== loaded[field]);
    setMine(Object.fromEntries(fields.map((field) => [field, entered[field]])) as Partial<V>);
    setBase(current);
    form.reset(loaded as unknown as DefaultValues<V>);
    setStale(false);
  }

  const drop = useCallback(
    (taken: keyof V) =>
      setMine(
        (before) => Object.fromEntries(Object.entries(before).filter(([field]) => field !== taken)) as Partial<V>,
      ),
    [],
  );

  return { base, stale, mine, reloading, reload, drop, markStale: () => setStale(true) };
}
