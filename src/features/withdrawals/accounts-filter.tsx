import { Button } from '@mantine/core';
import { useMay } from '../../api/may.ts';
import { getPlayer } from '../../generated/permissions.ts';
import { PlayerReference } from '../../ui/values/player-reference.tsx';
import classes from './step-filter.module.css';
import type { WithdrawalFilters } from './withdrawal-search.ts';

type Props = { filters: WithdrawalFilters; onChange: (patch: WithdrawalFilters) => void };

/** Says whose bank accounts the listed withdrawals go to, which none of the filter's fields does: a signal or a player's page has led here. */
export function AccountsFilter({ filters: { accounts_of }, onChange }: Props) {
  const mayOpen = useMay()(getPlayer);
  if (!accounts_of) return null;
  return (
    <p className={classes.step}>
      <span>
        Only those to a bank account of <PlayerReference id={accounts_of} mayOpen={mayOpen} />, whoever requested them.
      </span>
      <Button
        variant="default"
        size="compact-xs"
        data-focus-after="results-count"
        onClick={() => onChange({ accounts_of: undefined })}
      >
        Show all
      </Button>
    </p>
  );
}
