import { Button, Checkbox, TextInput } from '@mantine/core';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useEffect, useRef, useState } from 'react';
import { ForgotPassword } from './forgot-password.tsx';
import classes from './form.module.css';
import { type LoginValues, login } from './login.ts';
import { RevealedPassword } from './revealed-password.tsx';
import { SignOnButton } from './sign-on-button.tsx';
import { typedBefore } from './typed-before.ts';

type Errors = { username?: string; password?: string };

const rules = () => import('./login-errors.ts');

/**
 * The validation rules are loaded after the form, which can be filled in without them. If they fail to load, the server validates.
 */
async function errorsIn({ username, password }: LoginValues): Promise<Errors> {
  const { loginErrors } = await rules().catch(() => ({ loginErrors: () => ({}) }));
  return loginErrors({ username, password });
}

function valuesOf(form: HTMLFormElement): LoginValues {
  const given = new FormData(form);
  return {
    username: String(given.get('username')).trim(),
    password: String(given.get('password')),
    remember: given.has('remember'),
  };
}

/** Without a form library: it is two fields, and everybody waits for its code. */
export function LoginForm() {
  const [before] = useState(typedBefore);
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  // From the first attempt on, typing corrects the messages.
  const [errors, setErrors] = useState<Errors>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    rules().catch(() => undefined);
    import('../../generated/authentication/authentication.ts').catch(() => undefined);
  }, []);

  async function submit(values: LoginValues) {
    // The button shows a spinner, but Enter in a field would submit a second attempt.
    if (isBusy) return;
    setBusy(true);
    setRefusal(undefined);
    const found = await errorsIn(values);
    setErrors(found);
    const [first] = [found.username && username, found.password && password].filter((field) => field);
    if (first) {
      first.current?.focus();
    } else {
      const words = await login(values);
      // Busy until the portal is there.
      if (words === undefined) return;
      setRefusal(words);
      password.current?.focus();
      password.current?.select();
    }
    setBusy(false);
  }

  return (
    <>
      <h1 className={classes.title}>Sign in</h1>
      <p className={classes.lead}>Welcome back. Enter your administrator account.</p>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(valuesOf(event.currentTarget));
        }}
        onInput={({ currentTarget }) => errors && void errorsIn(valuesOf(currentTarget)).then(setErrors)}
        noValidate
        // Only relevant without scripts: POST keeps the password out of the URL.
        method="post"
      >
        <TextInput
          ref={username}
          label="Username"
          name="username"
          size="md"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={before.values.username}
          autoFocus={before.field !== 'password'}
          error={errors?.username}
        />
        <RevealedPassword
          ref={password}
          label="Password"
          name="password"
          autoComplete="current-password"
          defaultValue={before.values.password}
          autoFocus={before.field === 'password'}
          error={errors?.password}
        />
        <ForgotPassword>
          <Checkbox label="Remember me" name="remember" size="sm" defaultChecked={before.values.remember} />
        </ForgotPassword>
        <Button type="submit" size="md" fullWidth loading={isBusy}>
          Sign in
        </Button>
        <SignOnButton />
        {/* The toast says it too, but disappears. */}
        {refusal && <p className={classes.refused}>{refusal}</p>}
      </form>
      <p className={classes.notice}>
        <ShieldCheck size={16} />
        Login attempts are monitored and logged.
      </p>
    </>
  );
}
