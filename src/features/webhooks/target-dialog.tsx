import { Switch, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useDenied } from '../../api/may.ts';
import { useEditForm } from '../../api/use-edit-form.ts';
import { type FormField, useRequestForm } from '../../api/use-request-form.ts';
import { WebhookTargetRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import type { WebhookTarget } from '../../generated/model/webhookTarget.ts';
import * as needs from '../../generated/permissions.ts';
import { useGetWebhook } from '../../generated/webhooks/webhooks.ts';
import { useCreateWebhook, useUpdateWebhook } from '../../generated/webhooks-changes/webhooks-changes.ts';
import { requestResolver } from '../../lib/form-rules.ts';
import { DialogForm, FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { showSecret } from '../../ui/feedback/ask.tsx';
import { loadAgain } from '../../ui/feedback/use-fresh-load.ts';
import { Mine, Stale } from '../../ui/forms/stale-edit.tsx';
import { type ChosenEvents, EventChoice } from './event-choice.tsx';

type Props = {
  /** The form that is open. */
  form: 'new' | 'edit' | undefined;
  /** The target to change. */
  id: string | undefined;
  onClose: () => void;
};

/** With a target that there is not, the drawer says so, and no form opens. */
export function TargetDialog({ form, id = '', onClose }: Props) {
  const isEditing = form === 'edit';
  const { data: target } = useGetWebhook(id, { query: { enabled: isEditing && id !== '' } });
  return (
    <FormDialog
      opened={isEditing ? target !== undefined : form !== undefined}
      title={isEditing ? 'Edit Target' : 'Add Target'}
      size={560}
      onClose={onClose}
    >
      {isEditing && target ? <EditTarget target={target} onDone={onClose} /> : <NewTarget onDone={onClose} />}
    </FormDialog>
  );
}

type Values = { url: string; description: string; events: ChosenEvents | null; alerts: boolean; is_active: boolean };

const resolver = requestResolver(
  WebhookTargetRequest,
  ({ url, description, ...rest }: Values) => ({ url: url.trim(), description: description.trim(), ...rest }),
  { url: { required: 'An address is required' } },
);

/** Of each field, what was typed or chosen in it. */
const WORDS: Record<keyof Values, { verb: 'typed' | 'chose'; of: (mine: Partial<Values>) => string }> = {
  url: { verb: 'typed', of: ({ url = '' }) => url },
  description: { verb: 'typed', of: ({ description = '' }) => description },
  events: { verb: 'chose', of: ({ events }) => events?.join(', ') ?? 'All events' },
  alerts: { verb: 'chose', of: ({ alerts }) => (alerts ? 'Alerts' : 'No alerts') },
  is_active: { verb: 'chose', of: ({ is_active }) => (is_active ? 'Send messages' : 'Send no messages') },
};

/** The contract gives the call no key, because its answer is a secret: it cannot be repeated. */
const MAY_BE_ADDED =
  'The target may exist by now, and its secret is lost. Look for it in the list before you add it again: “Replace Secret” there gives another.';

function NewTarget({ onDone }: { onDone: () => void }) {
  const denied = useDenied(needs.createWebhook);
  const { mutateAsync } = useCreateWebhook();
  const { submit, busy, isUnknown, failure, field, errorOf, choice } = useRequestForm({
    resolver,
    defaultValues: { url: '', description: '', events: null, alerts: true, is_active: true } as Values,
    send: (data) => mutateAsync({ data }),
    done: (_, { url }) => ({ message: 'Target added', detail: url }),
    failed: 'Failed to add target',
    onDone: async (made) => {
      if (made) {
        await showSecret({
          title: 'Add Target',
          label: 'Signing secret',
          text: made.secret,
          hint: 'It is shown this once. The platform verifies with it that a message comes from here.',
        });
      }
      onDone();
    },
  });
  return (
    <DialogForm
      submitLabel="Add"
      busy={busy}
      denied={denied}
      failure={failure}
      warning={isUnknown && MAY_BE_ADDED}
      onSubmit={submit}
    >
      <TargetFields field={field} events={choice('events')} eventsError={errorOf('events')} alerts={choice('alerts')} />
    </DialogForm>
  );
}

const valuesOf = ({ url, description, events, alerts, is_active }: WebhookTarget): Values => ({
  url,
  description,
  events: events as ChosenEvents | null,
  alerts,
  is_active,
});

const resolverFor = () => resolver;

function EditTarget({ target, onDone }: { target: WebhookTarget; onDone: () => void }) {
  const query = useGetWebhook(target.id);
  const denied = useDenied(needs.updateWebhook);
  const { mutateAsync } = useUpdateWebhook();
  const { submit, busy, failure, field, errorOf, choice, stale, reloading, reload, mine, takeMine } = useEditForm({
    record: target,
    onReload: () => loadAgain(query, 'Failed to load target'),
    valuesOf,
    resolverFor,
    send: (data, { headers }, { id, version }) => mutateAsync({ id, data: { ...data, version }, headers }),
    done: (changed) => ({ message: 'Target changed', detail: changed.url }),
    failed: 'Failed to change target',
    onDone,
  });
  const isActive = choice('is_active');
  /** What was typed or chosen before the target was loaded again. */
  const mineOf = (name: keyof Values) =>
    mine[name] !== undefined && (
      <Mine verb={WORDS[name].verb} text={WORDS[name].of(mine)} onTake={() => takeMine(name)} />
    );
  return (
    <DialogForm
      submitLabel="Save Changes"
      busy={busy}
      denied={denied}
      failure={failure}
      stale={stale && <Stale record="target" reloading={reloading} onReload={reload} />}
      onSubmit={submit}
    >
      <TargetFields
        field={field}
        events={choice('events')}
        eventsError={errorOf('events')}
        alerts={choice('alerts')}
        mineOf={mineOf}
      />
      <Switch
        label="Send messages"
        description="Off, they wait until it is on again"
        checked={isActive.chosen}
        onChange={({ currentTarget }) => isActive.onChange(currentTarget.checked)}
      />
      {mineOf('is_active')}
    </DialogForm>
  );
}

/** A value of the form that is no text. */
type Choice<Value> = { chosen: Value; onChange: (value: Value) => void };

type FieldsProps = {
  field: (name: 'url' | 'description') => FormField;
  events: Choice<ChosenEvents | null>;
  eventsError: string | undefined;
  alerts: Choice<boolean>;
  mineOf?: (name: keyof Values) => ReactNode;
};

function TargetFields({ field, events, eventsError, alerts, mineOf }: FieldsProps) {
  return (
    <>
      <TextInput
        label="Address"
        description="https, in a public network"
        type="url"
        placeholder="https://platform.example.com/hooks"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        data-autofocus
        {...field('url')}
      />
      {mineOf?.('url')}
      <TextInput label="Description" autoComplete="off" {...field('description')} />
      {mineOf?.('description')}
      <EventChoice
        events={events.chosen}
        alerts={alerts.chosen}
        error={eventsError}
        onEvents={events.onChange}
        onAlerts={alerts.onChange}
      />
      {mineOf?.('events')}
      {mineOf?.('alerts')}
    </>
  );
}
