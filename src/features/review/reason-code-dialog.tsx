import { Checkbox, CheckboxGroup, Switch, TextInput } from '@mantine/core';
import { useDenied } from '../../api/may.ts';
import { useEditForm } from '../../api/use-edit-form.ts';
import { ReasonCodeId, ReasonCodeRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import type { ReasonCode } from '../../generated/model/reasonCode.ts';
import { ReasonUse } from '../../generated/model/reasonUse.ts';
import * as needs from '../../generated/permissions.ts';
import { useAddReasonCode, useUpdateReasonCode } from '../../generated/review-changes/review-changes.ts';
import { useListReasonCodes } from '../../generated/withdrawals/withdrawals.ts';
import { requestResolver } from '../../lib/form-rules.ts';
import { DialogForm, FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { loadAgain } from '../../ui/feedback/use-fresh-load.ts';
import { Mine, MineChoice, Stale } from '../../ui/forms/stale-edit.tsx';
import classes from './reason-code-dialog.module.css';
import { REASON_USES } from './reason-uses.ts';

type Props = {
  opened: boolean;
  /** The code to change; undefined for a new one. */
  edited: ReasonCode | undefined;
  onClose: () => void;
};

export function ReasonCodeDialog({ opened, edited, onClose }: Props) {
  return (
    <FormDialog opened={opened} title={edited ? edited.label : 'New Reason Code'} onClose={onClose}>
      <ReasonCodeForm key={edited?.code} edited={edited} onDone={onClose} />
    </FormDialog>
  );
}

type Values = { code: string; label: string; uses: ReasonUse[]; is_retired: boolean };

const CODE_RULE = 'Lower-case letters, digits and underscores, a letter first';

const resolver = requestResolver(
  ReasonCodeRequest.extend({ code: ReasonCodeId }),
  ({ code, label, uses, is_retired }: Values) => ({ code: code.trim(), label: label.trim(), uses, is_retired }),
  {
    code: { required: 'Code is required', invalid: CODE_RULE },
    label: { required: 'Reason is required' },
    uses: { invalid: 'Choose at least one' },
  },
);

const resolverFor = () => resolver;

const valuesOf = (edited: ReasonCode | undefined): Values => ({
  code: edited?.code ?? '',
  label: edited?.label ?? '',
  uses: edited?.uses ?? [ReasonUse.reject],
  is_retired: edited?.is_retired ?? false,
});

type FormProps = Pick<Props, 'edited'> & { onDone: () => void };

function ReasonCodeForm({ edited, onDone }: FormProps) {
  const denied = useDenied(needs.updateReasonCode);
  const { mutateAsync: add } = useAddReasonCode();
  const { mutateAsync: update } = useUpdateReasonCode();
  const list = useListReasonCodes();
  const { submit, busy, failure, field, choice, errorOf, stale, reloading, reload, mine, takeMine } = useEditForm({
    record: edited,
    onReload: async () =>
      (await loadAgain(list, 'Failed to load reason code'))?.reason_codes.find(({ code }) => code === edited?.code),
    valuesOf,
    resolverFor,
    send: ({ code, label, uses, is_retired }, { headers }, from) =>
      from
        ? update({ code, data: { label, uses, is_retired, version: from.version }, headers })
        : add({ data: { code, label, uses }, headers }),
    done: ({ label }) => ({ message: 'Reason code saved', detail: label }),
    failed: 'Failed to save reason code',
    onDone,
  });
  const uses = choice('uses');
  const isRetired = choice('is_retired');
  return (
    <DialogForm
      submitLabel="Save"
      busy={busy}
      denied={denied}
      failure={failure}
      stale={stale && <Stale record="reason code" reloading={reloading} onReload={reload} />}
      onSubmit={submit}
    >
      <TextInput label="Reason" description="What people choose" data-autofocus maxLength={60} {...field('label')} />
      {mine.label !== undefined && <Mine text={mine.label} onTake={() => takeMine('label')} />}
      <TextInput
        label="Code"
        description="Used in reports; cannot be changed later"
        disabled={edited !== undefined}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        {...field('code')}
      />
      <CheckboxGroup
        label="Offered for"
        value={uses.chosen}
        error={errorOf('uses')}
        onChange={(chosen) => uses.onChange(chosen as ReasonUse[])}
      >
        <div className={classes.uses}>
          {Object.values(ReasonUse).map((use) => (
            <Checkbox key={use} value={use} label={REASON_USES[use]} />
          ))}
        </div>
      </CheckboxGroup>
      {mine.uses && (
        <MineChoice
          mine={mine.uses}
          now={uses.chosen}
          labelOf={(use) => REASON_USES[use as ReasonUse]}
          onTake={() => takeMine('uses')}
        />
      )}
      {edited && (
        <Switch
          label="Retired"
          description="No longer offered. What has it keeps it, and is still counted."
          checked={isRetired.chosen}
          onChange={({ currentTarget }) => isRetired.onChange(currentTarget.checked)}
        />
      )}
      {mine.is_retired !== undefined && (
        <Mine verb="chose" text={mine.is_retired ? 'Retired' : 'Not retired'} onTake={() => takeMine('is_retired')} />
      )}
    </DialogForm>
  );
}
