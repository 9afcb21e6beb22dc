import { Button, Checkbox, TextInput } from '@mantine/core';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useEffect, useState } from 'react';
import { ForgotPassword } from './forgot-password.tsx';
import classes from './form.module.css';
import { RevealedPassword } from './revealed-password.tsx';
import { SignOnButton } from './sign-on-button.tsx';
import { typedBefore } from './typed-before.ts';
import { loadRules, useLogin } from './use-login.ts';

export function LoginForm() {
  const [before] = useState(typedBefore);
  const { submit, busy, field, refused } = useLogin(before.values);

  useEffect(loadRules, []);

  return (
    <>
      <h1 className={classes.title}>Sign in</h1>
      <p className={classes.lead}>Welcome back. Enter your administrator account.</p>
      {/* Only relevant without scripts: POST keeps the password out of the URL. */}
      <form className={classes.form} onSubmit={submit} noValidate method="post">
        <TextInput
          label="Username"
          size="md"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          // Not by `setFocus`, which waits for a timer: keys that are pressed meanwhile would go to the wrong field.
          autoFocus={before.field !== 'password'}
          {...field('username')}
        />
        <RevealedPassword
          label="Password"
          autoComplete="current-password"
          autoFocus={before.field === 'password'}
          {...field('password')}
        />
        <ForgotPassword>
          <Checkbox label="Remember me" size="sm" defaultChecked={before.values.remember} {...field('remember')} />
        </ForgotPassword>
        <Button type="submit" size="md" fullWidth loading={busy}>
          Sign in
        </Button>
        <SignOnButton />
        {/* The toast says it too, but disappears. */}
        {refused && <p className={classes.refused}>{refused}</p>}
      </form>
      <p className={classes.notice}>
        <ShieldCheck size={16} />
        Login attempts are monitored and logged.
      </p>
    </>
  );
}
