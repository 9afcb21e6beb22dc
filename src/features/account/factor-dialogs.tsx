import { Skeleton, Text } from '@mantine/core';
import { lazy } from 'react';
import type { FactorAdded } from '../../generated/model/factorAdded.ts';
import type { MyFactors } from '../../generated/model/myFactors.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import { RECOVERED } from '../session/recovered.ts';

const EnrolFactor = lazy(async () => ({ default: (await import('../session/enrol-factor.tsx')).EnrolFactor }));
const RecoveryCodes = lazy(async () => ({ default: (await import('../session/recovery-codes.tsx')).RecoveryCodes }));

type Props = {
  mine: MyFactors | undefined;
  isAdding: boolean;
  /** New recovery codes, which are shown once. */
  codes: readonly string[] | undefined;
  onAdded: (added: FactorAdded) => void;
  onClose: () => void;
  onKept: () => void;
};

/** The form for another second factor, and the recovery codes. */
export function FactorDialogs({ mine, isAdding, codes, onAdded, onClose, onKept }: Props) {
  return (
    <>
      <FormDialog opened={isAdding} onClose={onClose} title="Add a second factor" size={440}>
        {mine?.new_factor_waits && <Text size="sm">You signed in with a recovery code. {RECOVERED}</Text>}
        {mine && (
          <LazyPart failed="The form could not be loaded" loading={<Skeleton height={120} />}>
            <EnrolFactor mine={mine} onAdded={onAdded} />
          </LazyPart>
        )}
      </FormDialog>
      <FormDialog
        opened={codes !== undefined}
        onClose={() => undefined}
        title="Your recovery codes"
        isHeld
        withCloseButton={false}
        size={440}
      >
        {codes && (
          <LazyPart failed="The codes could not be shown" loading={<Skeleton height={200} />}>
            <RecoveryCodes codes={codes} onDone={onKept} />
          </LazyPart>
        )}
      </FormDialog>
    </>
  );
}
