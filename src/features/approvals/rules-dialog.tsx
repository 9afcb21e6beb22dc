import { Button, Textarea } from '@mantine/core';
import Plus from 'lucide-react/icons/plus';
import { useDenied } from '../../api/may.ts';
import { useRequestForm } from '../../api/use-request-form.ts';
import { useChangeApprovalRules } from '../../generated/approvals-changes/approvals-changes.ts';
import { ApprovalRulesRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import type { ApprovalRules } from '../../generated/model/approvalRules.ts';
import * as needs from '../../generated/permissions.ts';
import { requestResolver } from '../../lib/form-rules.ts';
import { awaitingSecond } from '../../lib/second-approval.ts';
import { DialogForm, FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import parts from '../../ui/layout/parts.module.css';
import { type RuleDraft, RuleFields } from './rule-fields.tsx';

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
      at_least: at_least.trim() === '' ? undefined : Number(at_least),
    })),
    reason: reason.trim(),
    based_on,
  }),
  {
    reason: { required: 'A reason is required.' },
    rules: { ...NOT_AN_AMOUNT, invalid: 'Choose one to four decisions, and an amount of dollars' },
  },
);

const NEW_RULE: RuleDraft = { actions: ['approve'], fact: 'amount', at_least: '' };

function RulesForm({ rules: { version, versions }, onDone }: { rules: ApprovalRules; onDone: () => void }) {
  const denied = useDenied(needs.changeApprovalRules);
  const { mutateAsync } = useChangeApprovalRules();
  const { submit, busy, field, choice, errorOf } = useRequestForm({
    resolver,
    defaultValues: {
      rules: (versions[0]?.rules ?? []).map((rule) => ({ ...rule, at_least: String(rule.at_least) })),
      reason: '',
      based_on: version,
    },
    send: (data, { headers }) => mutateAsync({ data, headers }),
    done: ({ waiting_for }) => ({ message: awaitingSecond(waiting_for), detail: 'Change of the rules' }),
    failed: 'Failed to change the rules',
    onDone,
  });
  const { chosen, onChange } = choice('rules');
  const change = (place: number, rule: RuleDraft | undefined) =>
    onChange(chosen.flatMap((one, at) => (at === place ? (rule ?? []) : one)));
  return (
    <DialogForm submitLabel="Ask Second Person" busy={busy} denied={denied} onSubmit={submit}>
      <p className={parts.quiet}>
        They are in force once somebody else agrees. Without any rule, everybody decides alone.
      </p>
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
      <Textarea label="Reason" description="For whoever agrees, and the audit log" rows={2} {...field('reason')} />
    </DialogForm>
  );
}
