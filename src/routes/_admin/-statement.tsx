import { StatementPage } from '../../features/statements/statement-page.tsx';
import type { StatementTab } from '../../features/statements/statement-search.ts';
import { AnnounceReturn } from './-announce-return.tsx';

/** A statement's page, with what announces a return. */
export default function Statement({ id, tab }: { id: string; tab: StatementTab | undefined }) {
  return (
    <StatementPage
      key={id}
      id={id}
      tab={tab}
      announceReturn={(withdrawalId, prefill) => <AnnounceReturn id={withdrawalId} prefill={prefill} />}
    />
  );
}
