import type { LoginForm } from './login-rules.ts';

export interface TypedBefore {
  values: LoginForm;
  /** The focused field. */
  field: 'username' | 'password' | undefined;
  /** Whether somebody has pressed Enter or 'Sign in'. */
  isPressed: boolean;
}

const NOTHING: TypedBefore = {
  values: { username: '', password: '', remember: true },
  field: undefined,
  isPressed: false,
};

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
    isPressed: form.dataset.pressed !== undefined,
  };
}
