import type { LoginForm } from './login-rules.ts';

export interface TypedBefore {
  values: LoginForm;
  /** The focused field. */
  field: 'username' | 'password' | undefined;
}

const NOTHING: TypedBefore = { values: { username: '', password: '', remember: true }, field: undefined };

/** The input in the prerendered form from before the application had started; see docs/decisions/why-one-page-per-screen.md. */
export function typedBefore(): TypedBefore {
  // The build prerenders the form too, and has no document.
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
