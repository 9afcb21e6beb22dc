import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, Resolver } from 'react-hook-form';
import { errorCode } from '../lib/api-error.ts';
import { type Intent, isDoneOtherwise } from './intent.ts';
import { type RequestForm, useRequestForm } from './use-request-form.ts';

type Inherited = 'defaultValues' | 'resolver' | 'ask' | 'send' | 'onFailed' | 'isAlsoDirty';

/** `base` is the version of the record that the form began with, or has loaded again. */
export interface EditForm<Base, Values extends FieldValues, Request, Answer>
  extends Omit<RequestForm<Values, Request, Answer>, Inherited> {
  /** Undefined for a new record. */
  record: Base;
  /** Loads the current record; resolves with undefined after a failure, which it has already shown. */
  onReload: () => Promise<Base | undefined>;
  valuesOf: (base: Base) => Values;
  /** The same function on each render. */
  resolverFor: (base: Base) => Resolver<Values, unknown, Request>;
  ask?: (request: Request, base: Base) => Promise<boolean>;
  send: (request: Request, intent: Intent, base: Base) => Promise<Answer>;
}

/**
 * A form that changes a record which somebody else may have changed since: then nothing is saved, the form offers to
 * load the record again, and keeps what was typed beside its fields (docs/decisions/what-if-two-people-edit.md).
 */
export function useEditForm<Base, Values extends FieldValues, Request, Answer>(
  options: EditForm<Base, Values, Request, Answer>,
) {
  const { record, onReload, valuesOf, resolverFor, ask, send, ...rest } = options;
  const [base, setBase] = useState(record);
  const [stale, setStale] = useState(false);
  const [reloading, setReloading] = useState(false);
  /** Input from before the record was loaded again that differs from it, by field. */
  const [mine, setMine] = useState<Partial<Values>>({});
  const resolver = useMemo(() => resolverFor(base), [resolverFor, base]);
  const state = useRequestForm<Values, Request, Answer>({
    ...rest,
    resolver,
    defaultValues: valuesOf(record) as DefaultValues<Values>,
    isAlsoDirty: Object.keys(mine).length > 0,
    ...(ask && { ask: (request: Request) => ask(request, base) }),
    send: (request, intent) => send(request, intent, base),
    onFailed: (error) => {
      const isStale = base !== undefined && (errorCode(error) === 'stale_edit' || isDoneOtherwise(error));
      if (isStale) setStale(true);
      return isStale;
    },
  });
  const { form } = state;
  /** The record that was followed last: a form whose record never comes again keeps what it has loaded itself. */
  const [followed, setFollowed] = useState(record);
  const isUntouched = !state.isDirty && !stale && Object.keys(mine).length === 0;

  // A form that stays open shows what others have saved, until somebody types.
  useEffect(() => {
    if (!isUntouched || record === followed) return;
    setFollowed(record);
    setBase(record);
    form.reset(valuesOf(record) as DefaultValues<Values>);
  }, [isUntouched, record, followed, form, valuesOf]);

  async function reload() {
    setReloading(true);
    const current = await onReload();
    setReloading(false);
    if (current === undefined) return;
    const typed: Values = form.getValues();
    const loaded = valuesOf(current);
    // What was typed before an earlier reload, and not taken yet, is kept as well.
    const untouched = valuesOf(base);
    const input = (field: keyof Values) => (isSame(typed[field], untouched[field]) ? mine[field] : typed[field]);
    const kept = (Object.keys(typed) as (keyof Values)[])
      .map((field) => [field, input(field)] as const)
      .filter(([field, value]) => value !== undefined && !isSame(value, loaded[field]));
    setMine(Object.fromEntries(kept) as Partial<Values>);
    setBase(current);
    form.reset(loaded as unknown as DefaultValues<Values>);
    setStale(false);
  }

  /** Puts what was typed back into the field. */
  const takeMine = useCallback(
    (taken: Path<Values>) => {
      const text = (mine[taken] ?? '') as PathValue<Values, typeof taken>;
      form.setValue(taken, text, { shouldDirty: true, shouldValidate: true });
      const others = Object.entries(mine).filter(([field]) => field !== taken);
      setMine(Object.fromEntries(others) as Partial<Values>);
      form.setFocus(taken);
    },
    [form, mine],
  );

  return { ...state, base, stale, reloading, reload: () => void reload(), mine, takeMine };
}

/** Of texts, numbers, and lists of them. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
