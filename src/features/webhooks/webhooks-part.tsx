import { Button } from '@mantine/core';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Plus from 'lucide-react/icons/plus';
import { errorStatus } from '../../api/error.ts';
import { useDenied } from '../../api/may.ts';
import { pollEvery } from '../../api/query-client.ts';
import { createWebhook } from '../../generated/permissions.ts';
import { useListWebhooks } from '../../generated/webhooks/webhooks.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { TargetDialog } from './target-dialog.tsx';
import { TargetDrawer } from './target-drawer.tsx';
import { TargetTable } from './target-table.tsx';
import classes from './webhooks.module.css';

type Props = {
  /** The target in the drawer. */
  open: string | undefined;
  form: 'new' | 'edit' | undefined;
  onOpen: (id: string) => void;
  onNew: () => void;
  onEdit: () => void;
  onClose: () => Promise<void>;
  onDirty: (dirty: boolean) => void;
};

const REFRESH = pollEvery(10_000);

/** The addresses to which the platform's events are sent. */
export default function WebhooksPart({ open, form, onOpen, onNew, onEdit, onClose, onDirty }: Props) {
  const { data, error, isPending, refetch } = useListWebhooks({
    query: { refetchInterval: ({ state }) => state.data !== undefined && REFRESH() },
  });
  const denied = useDenied(createWebhook);
  if (error && !data && [404, 501].includes(errorStatus(error) ?? 0)) {
    return (
      <Panel title="Webhooks">
        <EmptyState icon={CircleDashed} title="Not part of this installation" hint="The server sends no webhooks." />
      </Panel>
    );
  }
  return (
    <>
      <Panel
        title="Webhooks"
        flush={data !== undefined && data.targets.length > 0}
        actions={
          <Button
            size="xs"
            leftSection={<Plus size={15} />}
            disabled={denied !== undefined}
            title={denied}
            onClick={onNew}
          >
            Add Target
          </Button>
        }
      >
        <p className={classes.lead}>
          Every decision is sent to these addresses, signed as Standard Webhooks describes it, and again for three days
          until it is taken.
        </p>
        <TargetTable
          targets={data?.targets}
          loading={isPending}
          error={error}
          onRetry={() => void refetch()}
          onOpen={onOpen}
        />
      </Panel>
      <TargetDrawer id={open} onEdit={onEdit} onClose={() => void onClose()} />
      <TargetDialog
        opened={form !== undefined}
        target={form === 'edit' ? data?.targets.find(({ id }) => id === open) : undefined}
        onDirty={onDirty}
        onClose={() => void onClose()}
      />
    </>
  );
}
