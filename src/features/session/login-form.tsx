import { Button, Checkbox, TextInput } from '@mantine/core';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { lazy, useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { hasEndedHere } from '../../lib/sign-on.ts';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import { usePreload } from '../../ui/feedback/use-preload.ts';
import { ForgotPassword } from './forgot-password.tsx';
import classes from './form.module.css';
import type { LoginForm as Form } from './login-rules.ts';
import { RevealedPassword } from './revealed-password.tsx';
import { SignOnButton } from './sign-on-button.tsx';
import { typedBefore } from './typed-before.ts';
import { useLogin } from './use-login.ts';

const SignOnEnd = lazy(async () => ({ default: (await import('./sign-on-end.tsx')).SignOnEnd }));

const rules = () => import('./login-rules.ts');

/**
 * The validation rules are loaded when somebody acts: the form can be filled in without them. If they fail to load, the server validates.
 */
const resolver: Resolver<Form> = async (values, context, options) => {
  const { loginResolver } = await rules().catch(() => ({ loginResolver: undefined }));
  return loginResolver ? loginResolver(values, context, options) : { values, errors: {} };
};

/** The one form without `useRequestForm`, whose code would delay the first view of somebody who is not signed in. */
export function LoginForm() {
  const [before] = useState(typedBefore);
  const { register, handleSubmit, formState, setError, setFocus } = useForm({ resolver, defaultValues: before.values });
  const { login, loggingIn } = useLogin({
    onRefused: (message) => {
      setError('root', { message });
      setFocus('password', { shouldSelect: true });
    },
  });

  usePreload(rules, true);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (before.isPressed) form.current?.requestSubmit();
  }, [before]);

  function submit(values: Form) {
    // The button shows a spinner, but Enter in a field would submit a second attempt.
    if (loggingIn) return;
    login(values);
  }

  return (
    <>
      <h1 className={classes.title}>Sign in</h1>
      <p className={classes.lead}>Welcome back. Enter your administrator account.</p>
      {hasEndedHere() && (
        <LazyPart failed="The page of the identity provider could not be loaded" loading={null}>
          <SignOnEnd />
        </LazyPart>
      )}
      {/* Only relevant without scripts: POST keeps the password out of the URL. */}
      <form ref={form} className={classes.form} onSubmit={handleSubmit(submit)} noValidate method="post">
        <TextInput
          label="Username"
          size="md"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          // Not by `setFocus`, which waits for a timer: keys that are pressed meanwhile would go to the wrong field.
          autoFocus={before.field !== 'password'}
          error={formState.errors.username?.message}
          {...register('username', { setValueAs: (value: string) => value.trim() })}
        />
        <RevealedPassword
          label="Password"
          autoComplete="current-password"
          autoFocus={before.field === 'password'}
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <ForgotPassword>
          <Checkbox label="Remember me" size="sm" defaultChecked={before.values.remember} {...register('remember')} />
        </ForgotPassword>
        <Button type="submit" size="md" fullWidth loading={loggingIn}>
          Sign in
        </Button>
        <SignOnButton />
        {/* The toast says it too, but disappears. */}
        {formState.errors.root && <p className={classes.refused}>{formState.errors.root.message}</p>}
      </form>
      <p className={classes.notice}>
        <ShieldCheck size={16} />
        Login attempts are monitored and logged.
      </p>
    </>
  );
}
