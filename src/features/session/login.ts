import { answerCodeMissing } from '../../api/code-missing.ts';
import { errorMessage } from '../../api/error.ts';
import type { LoginRequest } from '../../generated/model/loginRequest.ts';
import { isCodeMissing } from '../../lib/code-missing.ts';
import { signedIn } from '../../session.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import { sayWelcome } from './say-welcome.ts';

/** The contract's request, and the form's own field. */
export type LoginValues = LoginRequest & { remember: boolean };

/** The calls of the sign-in form. Their code comes after the form, which can be filled in without them. */
export async function loginCalls() {
  try {
    return await import('../../generated/authentication/authentication.ts');
  } catch (error) {
    if (isCodeMissing(error)) answerCodeMissing(error);
    throw error;
  }
}

let keptPassword = '';

/** The one-use password of the sign-in on this page, so that nobody has to type it again to choose another; else empty. */
export const oneUsePassword = (): string => keptPassword;

/**
 * Signs in. The route guard then leads on to the dashboard, or to choosing a password: see the routes. Returns why it failed, or
 * undefined.
 */
export async function login({ remember, ...request }: LoginValues): Promise<string | undefined> {
  try {
    const { adminLogin } = await loginCalls();
    const response = await adminLogin(request);
    keptPassword = response?.admin?.must_change_password ? request.password : '';
    if (signedIn(response, remember)) sayWelcome(response.admin);
    else return failed('Login failed');
  } catch (error) {
    return failed(errorMessage(error) ?? 'Login failed');
  }
}

function failed(words: string): string {
  notify.error(words);
  return words;
}
