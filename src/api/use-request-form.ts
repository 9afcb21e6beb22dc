import { type BaseSyntheticEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form';
import { failureReason, fieldErrors } from '../lib/api-error.ts';
import { sentWords } from '../lib/sent-words.ts';
import { askConfirm } from '../ui/feedback/ask.tsx';
import { notify } from '../ui/feedback/notify.tsx';
import { useUnsaved } from '../ui/forms/use-unsaved.ts';
import { type Intent, isDoneOtherwise, mayBeDone, sayReplayed } from './intent.ts';
import { useFormIntent } from './use-form-intent.ts';

/** A toast of success; `name` and `at` (the time of the change) are for an answer that an earlier attempt had already. */
type Done = { message: string; detail?: string | undefined; name?: string; at?: string | null | undefined };

export interface RequestForm<Values extends FieldValues, Request, Answer> {
  defaultValues: DefaultValues<Values>;
  /** Validates the request that the values make: `requestResolver` in lib/form-rules. */
  resolver: Resolver<Values, unknown, Request>;
  /** Errors are shown while the administrator types, not only once the form was submitted. */
  mode?: 'onChange';
  /**
   * The question before the call, where there is one; false means that the administrator has cancelled.
   *
   * @param isRepeated an earlier attempt of the same intent was not answered definitely
   */
  ask?: (request: Request, isRepeated: boolean) => Promise<boolean>;
  /** The call of a generated mutation hook. All attempts until the server answers definitely are one intent. */
  send: (request: Request, intent: Intent) => Promise<Answer>;
  done: (answer: Answer, request: Request) => Done | undefined;
  /** The toast of a failure, with the server's reason below it; a function makes the whole toast. */
  failed: string | ((error: unknown) => string);
  /** Closes the form. The input counts as saved. Without an answer, an earlier attempt had been carried out. */
  onDone: (answer: Answer | undefined) => unknown;
  /** Returns true for a failure that the form itself shows. */
  onFailed?: (error: unknown, request: Request) => boolean | Promise<boolean>;
  /**
   * When an earlier attempt turns out to have been carried out with other values, these are another decision, with a
   * question and a key of its own. Otherwise the form closes and says so.
   */
  asksAnew?: true;
  /** Input that is not in the form's values would be lost as well. */
  isAlsoDirty?: boolean;
  /** Only a password or a code is typed into it, which may be lost without a question. */
  holdsNothing?: true;
}

/** The props that an input of Mantine takes. */
export type FormField = UseFormRegisterReturn & { error: string | undefined };

/**
 * Every form of the portal: react-hook-form with the contract's rules, one intent, one rule for unsaved input. It sends
 * once however often it is submitted, shows the server's errors at their fields, and stays as it is after a failure.
 */
export function useRequestForm<Values extends FieldValues, Request, Answer>(
  options: RequestForm<Values, Request, Answer>,
) {
  const { resolver, defaultValues, mode = 'onSubmit', ask, send, done, failed, onDone, onFailed } = options;
  const form = useForm<Values, unknown, Request>({ resolver, defaultValues, mode });
  const { isDirty, isSubmitting } = form.formState;
  const { noteSaved, mayDiscardForm } = useUnsaved(!options.holdsNothing && (isDirty || options.isAlsoDirty === true));
  const intent = useFormIntent();
  // A second Enter may come before the button is rendered as busy.
  const isRunning = useRef(false);
  const [isUnknown, setUnknown] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** An attempt has succeeded, and nobody knows with what: its answer could not be read. */
  const isSent = useRef(false);

  async function attempt(request: Request): Promise<void> {
    if (isSent.current && !(await askSendAgain())) return;
    try {
      if (ask && !(await ask(request, intent.isOpen()))) return;
    } catch (error) {
      return fail(error, request);
    }
    setUnknown(false);
    setFailure(undefined);
    const sent = await intent.send((one) => send(request, one)).catch((error: unknown) => ({ error }));
    if ('error' in sent && !isDoneOtherwise(sent.error)) return fail(sent.error, request);
    if ('error' in sent && options.asksAnew) return attempt(request);
    if ('error' in sent) {
      if (await onFailed?.(sent.error, request)) return;
      const detail = 'Your first attempt was carried out, without what you changed since.';
      notify.warning('Already processed', { detail });
    } else {
      const said = done(sent.answer, request);
      if (said && sent.replayed) sayReplayed(said.name ?? said.detail ?? said.message, said.at);
      else if (said) notify.success(said.message, { detail: said.detail });
    }
    isSent.current = false;
    form.reset(form.getValues());
    noteSaved();
    await onDone('error' in sent ? undefined : sent.answer);
  }

  async function fail(error: unknown, request: Request) {
    showAtFields(error);
    setUnknown(mayBeDone(error));
    if (await onFailed?.(error, request)) return;
    const sent = sentWords(error);
    if (sent !== undefined) {
      isSent.current = true;
      setFailure(sent);
      notify.warning(sent);
      return;
    }
    const message = typeof failed === 'string' ? failed : failed(error);
    const detail = typeof failed === 'string' ? failureReason(error) : undefined;
    setFailure(detail === undefined ? message : `${message}. ${detail}`);
    notify.error(message, { detail });
  }

  function showAtFields(error: unknown) {
    const values = form.getValues();
    const known = fieldErrors(error)
      .map(({ path, message }) => ({ name: get(values, path) === undefined ? path.split('.')[0] : path, message }))
      .filter(({ name }) => get(values, name) !== undefined);
    for (const [place, { name, message }] of known.entries()) {
      form.setError(name as Path<Values>, { message: sentence(message) }, { shouldFocus: place === 0 });
    }
  }

  const errorOf = (name: Path<Values>) => messageOf(form.getFieldState(name, form.formState).error);

  const handle = form.handleSubmit(async (request) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await attempt(request);
    } finally {
      isRunning.current = false;
    }
  });

  return {
    form,
    busy: isSubmitting,
    isDirty,
    /** Whether the last attempt may have been carried out: there was no answer, or one that does not say. */
    isUnknown,
    /** Why the last attempt failed, for `FormFailure`: the toast goes, the form stays. */
    failure,
    mayDiscard: mayDiscardForm,
    /** React passes the events of a dialog on to the form that the dialog lies above. */
    submit: (event: BaseSyntheticEvent) => {
      event.stopPropagation();
      return handle(event);
    },
    field: (name: Path<Values>): FormField => ({ ...form.register(name), error: errorOf(name) }),
    /** For a value that is no text, such as a list of ticked boxes. */
    choice: <Name extends Path<Values>>(name: Name) => ({
      chosen: form.watch(name),
      onChange: (value: PathValue<Values, Name>) => form.setValue(name, value, { shouldDirty: true }),
    }),
    errorOf,
  };
}

/** A back end without idempotency keys would do it a second time. */
const askSendAgain = () =>
  askConfirm({
    title: 'Send it again?',
    message:
      'It was sent before, and the answer could not be read. If it was carried out, the back end may do it a second time.',
    confirmLabel: 'Send Again',
    danger: true,
  });

/** Of a field whose value makes several of the request's, the first error. */
function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error)
    .map(messageOf)
    .find((message) => message !== undefined);
}

/** The server's message completes the sentence "field …"; beside the field, its name is not needed. */
export const sentence = (message: string): string => message.charAt(0).toUpperCase() + message.slice(1);
