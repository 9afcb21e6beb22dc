import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useDenied } from '../../api/may.ts';
import { useTestSignOn } from '../../generated/admin-users-changes/admin-users-changes.ts';
import { useBeginSignOn } from '../../generated/authentication-changes/authentication-changes.ts';
import type { SignOnTest } from '../../generated/model/signOnTest.ts';
import * as needs from '../../generated/permissions.ts';
import { errorMessage } from '../../lib/api-error.ts';
import { beginSignOnTest, forgetSignOnAnswer, isSignOnTest, signOnAnswer } from '../../lib/sign-on.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { FactGroups } from '../../ui/values/facts.tsx';
import { namesOf } from './admin-rules.ts';
import classes from './sign-on-panel.module.css';

/** Tries single sign-on out without signing out: to the identity provider and back, and shows what it says. */
export function SignOnPanel() {
  const denied = useDenied(needs.testSignOn);
  const begin = useBeginSignOn({
    mutation: {
      meta: { reload: false },
      onSuccess: ({ url }) => {
        beginSignOnTest();
        window.location.assign(url);
      },
    },
  });
  // Works once, so it is taken at the first drawing.
  const [answer] = useState(() => (isSignOnTest() ? signOnAnswer() : undefined));
  const { mutate, data, error, isPending } = useTestSignOn({ mutation: { meta: { reload: false } } });
  useEffect(() => {
    if (answer === undefined || signOnAnswer() !== answer) return;
    forgetSignOnAnswer();
    mutate({ data: { answer } });
  }, [mutate, answer]);

  const failure = error ?? begin.error;
  return (
    <div className={classes.panel}>
      <p>
        Goes to the identity provider as a sign-in does, and shows which claims come back and which roles they stand
        for. You stay signed in, and nothing is stored.
      </p>
      <Button disabled={denied !== undefined} title={denied} loading={begin.isPending} onClick={() => begin.mutate()}>
        {data || error ? 'Test Again' : 'Test Single Sign-On'}
      </Button>
      {isPending && <Spinner />}
      {failure && (
        <p role="alert" className={classes.failure}>
          {errorMessage(failure) ?? 'The test failed.'}
        </p>
      )}
      {data && <Result test={data} />}
    </div>
  );
}

function Result({ test: { name, subject, roles_claim: rolesClaim, roles, claims } }: { test: SignOnTest }) {
  return (
    <section aria-label="What the identity provider says" className={classes.result}>
      <p role="status" className={roles.length === 0 ? classes.failure : undefined}>
        {roles.length === 0
          ? `No value of the claim “${rolesClaim}” stands for a role (SSO_ROLES), so this person would not be signed in.`
          : `This person would be signed in as ${namesOf(roles)}.`}
      </p>
      <FactGroups
        groups={[
          {
            title: 'Account',
            facts: [
              { label: 'Suggested username', value: name },
              { label: 'Subject', value: subject },
              { label: 'Roles', value: namesOf(roles) },
            ],
          },
          {
            title: 'Claims',
            facts: Object.entries(claims).map(([label, value]) => ({
              label,
              value: typeof value === 'string' ? value : JSON.stringify(value),
            })),
          },
        ]}
      />
    </section>
  );
}
