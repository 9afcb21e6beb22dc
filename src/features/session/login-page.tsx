import { lazy, useState } from 'react';
import { useSession } from '../../api/use-session.ts';
import { invitedName } from '../../lib/invited-name.ts';
import { isSignOnAgain } from '../../lib/sign-on.ts';
import { needsFactor } from '../../session.ts';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginFrame } from './login-frame.tsx';
import { oneUsePassword } from './use-login.ts';

/** Only for one-use passwords. */
const PasswordForm = lazy(async () => ({ default: (await import('./password-form.tsx')).PasswordForm }));

const SecondStep = lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep }));

const InvitationForm = lazy(async () => ({ default: (await import('./invitation-form.tsx')).InvitationForm }));

const SignOnHandOver = lazy(async () => ({ default: (await import('./sign-on-hand-over.tsx')).SignOnHandOver }));

const SignOnAnswer = lazy(async () => ({ default: (await import('./sign-on-answer.tsx')).SignOnAnswer }));

type Props = {
  /** The token in an invitation's link. */
  invitation?: string | undefined;
  /** The identity provider's answer. */
  answer?: string | undefined;
};

/**
 * Public: signing in, its second step, accepting an invitation, and choosing a new password after signing in with a
 * one-use password.
 */
export function LoginPage({ invitation, answer }: Props) {
  const admin = useSession()?.admin;
  // Kept while it is being used.
  const [usedAnswer, setUsedAnswer] = useState(answer);
  const forgetAnswer = () => setUsedAnswer(undefined);
  const [isHandedOver, setHandedOver] = useState(answer !== undefined && isSignOnAgain());
  // With the link of an invitation only for the invited administrator; somebody else may still be signed in here.
  const isAtSecondStep =
    admin && needsFactor(admin) && (invitation === undefined || invitedName(invitation) === admin.username);
  return (
    <LoginFrame>
      {usedAnswer !== undefined && isHandedOver ? (
        <LazyPart failed="Single sign-on could not be loaded" loading={<Spinner />}>
          <SignOnHandOver answer={usedAnswer} onAlone={() => setHandedOver(false)} />
        </LazyPart>
      ) : usedAnswer !== undefined ? (
        <LazyPart failed="Single sign-on could not be loaded" loading={<Spinner />}>
          <SignOnAnswer answer={usedAnswer} onBack={forgetAnswer} onSecondStep={forgetAnswer} />
        </LazyPart>
      ) : invitation !== undefined && !isAtSecondStep ? (
        <LazyPart failed="The form could not be loaded" loading={<Spinner />}>
          <InvitationForm token={invitation} />
        </LazyPart>
      ) : admin?.must_change_password ? (
        <LazyPart failed="The form could not be loaded" loading={<Spinner />}>
          <PasswordForm username={admin.username} currentPassword={oneUsePassword()} />
        </LazyPart>
      ) : isAtSecondStep ? (
        <LazyPart failed="The form could not be loaded" loading={<Spinner />}>
          <SecondStep />
        </LazyPart>
      ) : (
        <LoginForm />
      )}
    </LoginFrame>
  );
}
