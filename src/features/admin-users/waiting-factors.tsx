import { Button } from '@mantine/core';
import type { AdminUser } from '../../generated/model/adminUser.ts';
import type { WaitingFactor } from '../../generated/model/waitingFactor.ts';
import parts from '../../ui/layout/parts.module.css';
import { DateTime } from '../../ui/values/date-time.tsx';
import { Entry, EntryList } from '../../ui/values/entry-list.tsx';
import { nameOfFactor } from './admin-rules.ts';

type Props = {
  admin: AdminUser;
  denied: string | undefined;
  running: boolean;
  onConfirm: (factor: WaitingFactor) => Promise<unknown>;
};

/** The second factors that an administrator added with a recovery code, and that nobody has confirmed yet. */
export function WaitingFactors({ admin: { waiting_factors: waiting = [] }, denied, running, onConfirm }: Props) {
  if (waiting.length === 0) return null;
  return (
    <section className={parts.part}>
      <h3>Added with a recovery code</h3>
      <EntryList label="Added with a recovery code">
        {waiting.map((factor) => (
          <Entry
            key={factor.id}
            name={nameOfFactor(factor.kind)}
            details={
              <>
                added <DateTime iso={factor.created_at} /> · confirms from <DateTime iso={factor.counts_from} /> on
              </>
            }
          >
            <Button
              variant="default"
              size="compact-sm"
              disabled={running || denied !== undefined}
              title={denied}
              onClick={() => void onConfirm(factor)}
            >
              Confirm
            </Button>
          </Entry>
        ))}
      </EntryList>
    </section>
  );
}
