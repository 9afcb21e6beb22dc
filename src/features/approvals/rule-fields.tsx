import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { ApprovalFact } from '../../generated/model/approvalFact.ts';
import { actionLabel, FACTS, factLabel, goesWith, RULED_ACTIONS, type RuledAction } from './rule-words.ts';
import classes from './rules.module.css';

/** A rule as it is typed. */
export type RuleDraft = { actions: RuledAction[]; fact: ApprovalFact; at_least: string };

type Props = {
  /** "Rule 1" */
  name: string;
  rule: RuleDraft;
  error: string | undefined;
  /** Takes the focus when the dialog opens. */
  isFirst: boolean;
  /** Undefined removes the rule. */
  onChange: (rule: RuleDraft | undefined) => void;
};

const OPTIONS = FACTS.map((value) => ({ value, label: factLabel(value) }));

/** One rule: which decisions, from which amount on, and of what. */
export function RuleFields({ name, rule, error, isFirst, onChange }: Props) {
  const { actions, fact } = rule;
  const toggle = (action: RuledAction) =>
    actions.includes(action) ? actions.filter((one) => one !== action) : [...actions, action];
  return (
    <fieldset className={classes.rule} aria-label={name}>
      <div className={classes.actions}>
        {RULED_ACTIONS.map((action, place) => (
          <Checkbox
            key={action}
            data-autofocus={(isFirst && place === 0) || undefined}
            label={actionLabel(action)}
            checked={actions.includes(action)}
            disabled={!goesWith(fact, action)}
            onChange={() => onChange({ ...rule, actions: toggle(action) })}
          />
        ))}
      </div>
      <div className={classes.compare}>
        <TextInput
          label="From"
          leftSection="$"
          inputMode="decimal"
          autoComplete="off"
          w={140}
          value={rule.at_least}
          error={error !== undefined}
          onChange={(event) => onChange({ ...rule, at_least: event.currentTarget.value })}
        />
        <NativeSelect
          label="Counted"
          data={OPTIONS}
          value={fact}
          onChange={(event) => {
            const chosen = FACTS.find((one) => one === event.currentTarget.value) ?? fact;
            onChange({ ...rule, fact: chosen, actions: actions.filter((action) => goesWith(chosen, action)) });
          }}
        />
      </div>
      {error !== undefined && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
      <div>
        <Button
          variant="default"
          size="xs"
          aria-label={`Remove ${name.toLowerCase()}`}
          data-focus-after="add-rule"
          onClick={() => onChange(undefined)}
        >
          Remove
        </Button>
      </div>
    </fieldset>
  );
}
