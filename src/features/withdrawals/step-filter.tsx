import { Button } from '@mantine/core';
import { formatDate } from '../../lib/dates.ts';
import classes from './step-filter.module.css';
import { badgeOf } from './withdrawal-rules.ts';
import type { WithdrawalFilters } from './withdrawal-search.ts';

type Props = { filters: WithdrawalFilters; onChange: (patch: WithdrawalFilters) => void };

/** Says which step the listed withdrawals took, which none of the filter's fields does: a figure has led here. */
export function StepFilter({ filters: { step, step_from }, onChange }: Props) {
  if (!step) return null;
  return (
    <p className={classes.step}>
      <span>
        Only those that became <strong>{badgeOf(step).label}</strong>
        {step_from && ` on ${formatDate(step_from)} (UTC) or later`}, whatever their status is now.
      </span>
      <Button
        variant="default"
        size="compact-xs"
        data-focus-after="results-count"
        onClick={() => onChange({ step: undefined, step_from: undefined })}
      >
        Show all
      </Button>
    </p>
  );
}
