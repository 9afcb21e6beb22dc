import { Button } from '@mantine/core';
import { useEndSignOn } from '../../generated/authentication-changes/authentication-changes.ts';
import { errorMessage, isNotOffered } from '../../lib/api-error.ts';
import classes from './form.module.css';

/** Leads somebody who has signed out here to the identity provider, where they are still signed in. */
export function SignOnEnd() {
  const { mutate, isPending, error } = useEndSignOn({
    mutation: { meta: { reload: false }, onSuccess: ({ url }) => window.location.assign(url) },
  });
  return (
    <div className={classes.note} role="status">
      <p>You have logged out of this portal. At the identity provider you are still signed in.</p>
      <Button type="button" variant="default" fullWidth loading={isPending} onClick={() => mutate()}>
        Log out at the provider
      </Button>
      {error && (
        <p className={classes.refused}>
          {isNotOffered(error) ? 'Your identity provider offers no page for that. Log out there.' : errorMessage(error)}
        </p>
      )}
    </div>
  );
}
