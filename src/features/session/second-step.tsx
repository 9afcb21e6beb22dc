import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '../../api/use-session.ts';
import { useListMyFactors } from '../../generated/second-factor/second-factor.ts';
import { noteAdmin } from '../../session.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import { EnrolFactor } from './enrol-factor.tsx';
import { FactorPrompt } from './factor-prompt.tsx';
import classes from './form.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useLogout } from './use-logout.ts';

/** The second step of a sign-in: shows a second factor, or sets one up. The route guard then leads on. */
export function SecondStep() {
  const query = useListMyFactors({ query: { staleTime: 0 } });
  const { data } = query;
  const isElsewhere = useSession()?.admin.has_single_sign_on;
  const { logout, loggingOut } = useLogout();
  // The first answer decides: once a factor is set up, its recovery codes must still be seen.
  const [isEnrolling, setEnrolling] = useState<boolean>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (data && isEnrolling === undefined) setEnrolling(data.factors.length === 0);

  function done() {
    noteAdmin({ second_factor: 'shown' });
    notify.success('Login successful');
  }

  return (
    <>
      <h1 className={classes.title}>
        {codes ? 'Your recovery codes' : isEnrolling ? 'Set up a second factor' : 'Second step'}
      </h1>
      <p className={classes.lead}>
        {codes
          ? 'Your second factor is set up.'
          : isEnrolling
            ? `Your roles need one besides the ${isElsewhere ? 'sign-in at the identity provider' : 'password'}.`
            : `${isElsewhere ? 'You have signed in at the identity provider' : 'Your password was right'}. Now show your second factor.`}
      </p>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={done} />
      ) : (
        <Loaded
          load={query}
          failed="Failed to load second factors"
          what="These second factors"
          skeleton={<Skeleton height={120} role="status" aria-label="Loading form" />}
        >
          {(mine) =>
            isEnrolling ? (
              <EnrolFactor
                mine={mine}
                onAdded={({ recovery_codes }) => (recovery_codes ? setCodes(recovery_codes) : done())}
              />
            ) : (
              <FactorPrompt mine={mine} withRecovery onShown={done} />
            )
          }
        </Loaded>
      )}
      {!codes && (
        <Button mt="md" variant="subtle" color="gray" size="sm" fullWidth loading={loggingOut} onClick={logout}>
          Log out
        </Button>
      )}
    </>
  );
}
