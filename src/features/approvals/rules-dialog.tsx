import { Button, Textarea } from '@mantine/core';
import Plus from 'lucide-react/icons/plus';
import { useDenied } from '../../api/may.ts';
import { useEditForm } from '../../api/use-edit-form.ts';
import { useGetApprovalRules } from '../../generated/approvals/approvals.ts';
import { useChangeApprovalRules } from '../../generated/approvals-changes/approvals-changes.ts';
import { ApprovalRulesRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import type { ApprovalRules } from '../../generated/model/approvalRules.ts';
import * as needs from '../../generated/permissions.ts';
import { requestResolver } from '../../lib/form-rules.ts';
import { usdOfText } from '../../lib/money-text.ts';
import { awaitingSecond } from '../../lib/second-approval.ts';
import { DialogForm, FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { loadAgain } from '../../ui/feedback/use-fresh-load.ts';
import { Mine, Stale } from '../../ui/forms/stale-edit.tsx';
import parts from '../../ui/layout/parts.module.css';
import { type RuleDraft, RuleFields } from './rule-fields.tsx';
import { ruleWords } from './rule-words.ts';

type Props = { opened: boolean; rules: ApprovalRules | undefined; onClose: () => void };

export function RulesDialog({ opened, rules, onClose }: Props) {
  return (
    <FormDialog opened={opened && rules !== undefined} title="Change Rules" size={640} onClose={onClose}>
      {rules && <RulesForm rules={rules} onDone={onClose} />}
    </FormDialog>
  );
}

type Values = { rules: RuleDraft[]; reason: string; based_on: number };

const NOT_AN_AMOUNT = { required: 'An amount is required', invalid: 'Not an amount' };
const resolver = requestResolver(
  ApprovalRulesRequest,
  ({ rules, reason, based_on }: Values) => ({
    rules: rules.map(({ actions, fact, at_least }) => ({
      actions,
      fact,
      at_least: at_least.trim() === '' ? undefined : usdOfText(at_least),
    })),
    reason: reason.trim(),
    based_on,
  }),
  {
    reason: { required: 'A reason is required.' },
    rules: { ...NOT_AN_AMOUNT, invalid: 'Choose one to four decisions, and an amount of dollars' },
  },
);

/** A rule as it was typed, which may be none yet. */
const draftWords = ({ actions, fact, at_least }: RuleDraft) =>
  ruleWords({ actions, fact, at_least: usdOfText(at_least) || 0 });

const NEW_RULE: RuleDraft = { actions: ['approve'], fact: 'amount', at_least: '' };

const resolverFor = () => resolver;

const valuesOf = ({ version, versions }: ApprovalRules): Values => ({
  rules: (versions[0]?.rules ?? []).map((rule) => ({ ...rule, at_least: String(rule.at_least) })),
  reason: '',
  based_on: version,
});

function RulesForm({ rules: inForce, onDone }: { rules: ApprovalRules; onDone: () => void }) {
  const denied = useDenied(needs.changeApprovalRules);
  const { mutateAsync } = useChangeApprovalRules();
  const query = useGetApprovalRules();
  const { submit, busy, failure, field, choice, errorOf, stale, reloading, reload, mine, takeMine } = useEditForm({
    record: inForce,
    onReload: () => loadAgain(query, 'Failed to load rules'),
    valuesOf,
    resolverFor,
    send: (data, { headers }) => mutateAsync({ data, headers }),
    done: ({ waiting_for }) => ({ message: awaitingSecond(waiting_for), detail: 'Change of the rules' }),
    failed: 'Failed to change the rules',
    onDone,
  });
  const { chosen, onChange } = choice('rules');
  const change = (place: number, rule: RuleDraft | undefined) =>
    onChange(chosen.flatMap((one, at) => (at === place ? (rule ?? []) : one)));
  return (
    <DialogForm
      submitLabel="Request Approval"
      busy={busy}
      denied={denied}
      failure={failure}
      stale={stale && <Stale record="list of rules" reloading={reloading} onReload={reload} />}
      onSubmit={submit}
    >
      <p className={parts.quiet}>
        Changes apply once a second person approves them. Without rules, nobody needs a second person.
      </p>
      {mine.rules && (
        <Mine verb="had" text={mine.rules.map(draftWords).join('\n') || 'No rules'} onTake={() => takeMine('rules')} />
      )}
      {chosen.map((rule, place) => (
        <RuleFields
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no ids, and their fields hold no state
          key={place}
          name={`Rule ${place + 1}`}
          rule={rule}
          error={errorOf(`rules.${place}`)}
          isFirst={place === 0}
          onChange={(changed) => change(place, changed)}
        />
      ))}
      <div className={parts.buttons}>
        <Button
          id="add-rule"
          data-autofocus={chosen.length === 0 || undefined}
          variant="default"
          size="xs"
          leftSection={<Plus size={15} />}
          onClick={() => onChange([...chosen, NEW_RULE])}
        >
          Add Rule
        </Button>
      </div>
      <Textarea
        label="Reason"
        description="Shown to the approver, kept in the audit log"
        rows={2}
        {...field('reason')}
      />
      {mine.reason !== undefined && <Mine text={mine.reason} onTake={() => takeMine('reason')} />}
    </DialogForm>
  );
}
