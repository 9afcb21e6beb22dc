import { Button } from '@mantine/core';
import { useBeginSignOn } from '../../generated/authentication-changes/authentication-changes.ts';
import { errorMessage } from '../../lib/api-error.ts';
import { keepDestination } from '../../lib/sign-on.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import classes from './form.module.css';

/** Leads to the identity provider. Always drawn: the page's root element says whether there is one, and CSS shows it. */
export function SignOnButton() {
  const { mutate, isPending, error } = useBeginSignOn({
    mutation: {
      meta: { reload: false },
      onSuccess: ({ url }) => {
        keepDestination();
        window.location.assign(url);
      },
      onError: (failure) => notify.error(wordsOf(failure)),
    },
  });
  return (
    <div className={classes.signOn}>
      <Button type="button" variant="default" size="md" fullWidth loading={isPending} onClick={() => mutate()}>
        Single sign-on
      </Button>
      {/* The toast says it too, but disappears. */}
      {error && <p className={classes.refused}>{wordsOf(error)}</p>}
    </div>
  );
}

const wordsOf = (error: unknown): string => errorMessage(error) ?? 'Single sign-on failed';
