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
  const { mutate, data, error, isPending } = useTestSignOn({ mutation: { meta: { reload: false } } });
  const begin = useBeginSignOn({
    mutation: {
      meta: { reload: false },
      onSuccess: ({ url }) => {
        beginSignOnTest();
        window.location.assign(url);
      },
      // The answer to everybody names no cause; the test does.
      onError: () => mutate({ data: {} }),
    },
  });
  // Works once, so it is taken at the first drawing.
  const [answer] = useState(() => (isSignOnTest() ? signOnAnswer() : undefined));
  useEffect(() => {
    if (answer === undefined || signOnAnswer() !== answer) return;
    forgetSignOnAnswer();
    mutate({ data: { answer } });
  }, [mutate, answer]);

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
      {error && (
        <p role="alert" className={classes.failure}>
          {errorMessage(error) ?? 'The test failed.'}
        </p>
      )}
      {data && <Result test={data} />}
    </div>
  );
}

function Result({ test }: { test: SignOnTest }) {
  const { failure, roles } = test;
  return (
    <section aria-label="What the identity provider says" className={classes.result}>
      <p role="status" className={failure ? classes.failure : undefined}>
        {failure
          ? `Nobody would be signed in. ${failure.explanation}`
          : `This person would be signed in as ${namesOf(roles)}.`}
      </p>
      <FactGroups
        onPage
        groups={[
          {
            title: 'Provider',
            facts: [
              { label: 'Failed at', value: failure && (STEPS[failure.step] ?? failure.step) },
              { label: 'Cause', value: failure?.cause },
              { label: 'The provider said', value: failure?.said },
              { label: 'Issuer in the settings', value: test.issuer },
              { label: 'The provider’s own issuer', value: test.provider_issuer },
              { label: 'The portal proves itself by', value: test.client_authentication },
              { label: 'The ID token is signed with', value: test.algorithm },
            ],
          },
          {
            title: 'Account',
            facts: [
              { label: 'Suggested username', value: test.name },
              { label: 'Name', value: test.display_name },
              { label: 'Subject', value: test.subject },
              { label: 'Roles', value: namesOf(roles) },
            ],
          },
          {
            title: `Roles of the claim “${test.roles_claim}” in the settings`,
            facts: test.mapped_roles.map(({ value, role, exists }) => ({
              label: value,
              value: exists ? role : `${role}: there is no such role`,
            })),
          },
          { title: 'Claims of the ID token', facts: factsOf(test.claims) },
          { title: 'Claims of the userinfo', facts: factsOf(test.userinfo ?? {}) },
        ]}
      />
    </section>
  );
}

const STEPS: Partial<Record<string, string>> = {
  discovery: 'Reading the provider’s metadata',
  authorization: 'Signing in at the provider',
  token: 'Exchanging the code for an ID token',
  id_token: 'Checking the ID token',
  userinfo: 'Reading the userinfo',
  roles: 'Finding the roles',
};

const factsOf = (claims: Record<string, unknown>) =>
  Object.entries(claims).map(([label, value]) => ({
    label,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }));
