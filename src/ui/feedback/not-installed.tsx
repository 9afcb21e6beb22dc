import CircleDashed from 'lucide-react/icons/circle-dashed';
import { Panel } from '../layout/panel.tsx';
import { EmptyState } from './empty-state.tsx';

/** Replaces a panel of which the back end has nothing. */
export function NotInstalled({ title, hint }: { title: string; hint: string }) {
  return (
    <Panel title={title}>
      <EmptyState icon={CircleDashed} title="Not part of this installation" hint={hint} />
    </Panel>
  );
}
