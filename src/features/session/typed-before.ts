import type { LoginForm } from './login-rules.ts';

export interface TypedBefore {
  values: LoginForm;
  /** The field that somebody is in. */
  field: 'username' | 'password' | undefined;
}

const NOTHING: TypedBefore = { values: { username: '', password: '', remember: true }, field: undefined };

/** What somebody has typed into the page's form before the application was there; see docs/decisions/023. */
export function typedBefore(): TypedBefore {
  // The build draws the form too, where there is no document.
  const form = globalThis.document?.querySelector<HTMLFormElement>('[data-shell] form');
  if (!form) return NOTHING;
  const input = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`);
  const field = document.activeElement?.getAttribute('name');
  return {
    values: {
      username: input('username')?.value ?? '',
      password: input('password')?.value ?? '',
      remember: input('remember')?.checked ?? true,
    },
    field: field === 'username' || field === 'password' ? field : undefined,
  };
}
