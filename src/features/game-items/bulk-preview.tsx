import { formatCount } from '../../lib/money.ts';
import { counted } from '../../lib/words.ts';
import { hasChange, type PlannedItem } from './bulk-change.ts';
import classes from './bulk-change-form.module.css';

type Props = {
  plan: readonly PlannedItem[];
  /** In place of an empty plan. */
  empty: string;
};

/** The outcome for each item: its values before and after, or the reason why it cannot be changed. */
export function Preview({ plan, empty }: Props) {
  return (
    <div className={classes.plan}>
      <p className={classes.sum} role="status">
        {plan.length === 0 ? empty : sumOf(plan)}
      </p>
      {plan.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it.
        <ul aria-label="Preview" className={classes.items} tabIndex={0}>
          {plan.map((one) => (
            <li key={one.item.item_id}>
              <bdi className={classes.name}>{one.item.item_name}</bdi>
              <ul className={classes.lines}>
                {one.refused !== undefined && <li data-tone="danger">{one.refused}</li>}
                {one.refused === undefined && !hasChange(one.change) && <li data-tone="none">Stays as it is</li>}
                {one.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
                {one.warnings.map((warning) => (
                  <li key={warning} data-tone="warning">
                    Is this right? {warning}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function sumOf(plan: readonly PlannedItem[]): string {
  const refused = plan.filter((one) => one.refused !== undefined).length;
  const changing = plan.filter(({ change }) => hasChange(change)).length;
  const same = plan.length - refused - changing;
  return [
    `${counted(changing, 'item')} will change`,
    same > 0 && `${formatCount(same)} stay as they are`,
    refused > 0 && `${formatCount(refused)} cannot be changed`,
  ]
    .filter(Boolean)
    .join(', ');
}
