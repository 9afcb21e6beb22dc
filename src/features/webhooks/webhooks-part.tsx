import { Button } from '@mantine/core';
import Plus from 'lucide-react/icons/plus';
import { useDenied } from '../../api/may.ts';
import { pollEvery } from '../../api/query-client.ts';
import { createWebhook } from '../../generated/permissions.ts';
import { useListWebhooks } from '../../generated/webhooks/webhooks.ts';
import { lazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { isAbsent, withData } from '../../ui/feedback/load.ts';
import { NotInstalled } from '../../ui/feedback/not-installed.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import panels from '../../ui/layout/panels.module.css';
import { MessageLog } from './message-log.tsx';
import { TargetDrawer } from './target-drawer.tsx';
import { TargetTable } from './target-table.tsx';

type Props = {
  /** The target in the drawer. */
  open: string | undefined;
  form: 'new' | 'edit' | undefined;
  onOpen: (id: string) => void;
  onNew: () => void;
  onEdit: () => void;
  onClose: () => Promise<void>;
};

const TargetDialog = lazyDialog(async () => ({ default: (await import('./target-dialog.tsx')).TargetDialog }));

const REFRESH = pollEvery(10_000);

/** The addresses to which the platform's events are sent, and the messages to administrators. */
export default function WebhooksPart({ open, form, onOpen, onNew, onEdit, onClose }: Props) {
  const query = useListWebhooks({
    query: { refetchInterval: ({ state }) => state.data !== undefined && REFRESH() },
  });
  const targets = query.data?.targets;
  const denied = useDenied(createWebhook);
  if (isAbsent(query)) {
    return <NotInstalled title="Webhooks" hint="The server sends no webhooks." />;
  }
  return (
    <div className={panels.panels} data-in-order>
      <Panel
        title="Webhooks"
        flush={query.isPending || (targets !== undefined && targets.length > 0)}
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
        <p className={panels.lead}>
          Every decision is sent to these addresses, signed as Standard Webhooks describes it, and again for three days
          until it is taken.
        </p>
        <TargetTable load={withData(query, targets)} onOpen={onOpen} />
      </Panel>
      <MessageLog />
      <TargetDrawer id={open} onEdit={onEdit} onClose={() => void onClose()} />
      <TargetDialog isOpen={form !== undefined} form={form} id={open} onClose={() => void onClose()} />
    </div>
  );
}
