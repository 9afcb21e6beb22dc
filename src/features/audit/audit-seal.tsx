import { Button, Skeleton } from '@mantine/core';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { lazy, useState } from 'react';
import type { AuditEntry } from '../../generated/model/auditEntry.ts';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import parts from '../../ui/layout/parts.module.css';
import { Moment } from '../../ui/values/date-time.tsx';
import classes from './audit-seal.module.css';

const ProofPart = lazy(() => import('./proof-part.tsx'));

export interface SealProps {
  entry: AuditEntry;
  /** Pasted from the file of heads, for this entry and those that are opened after it; undefined until then. */
  heads: string | undefined;
  onHeads: (text: string) => void;
}

/** Whether the entry is sealed, and the proof that it is what was sealed. */
export function AuditSeal({ entry, heads, onHeads }: SealProps) {
  const [isProving, setProving] = useState(false);
  const { block } = entry;
  return (
    <section className={classes.seal} aria-label="Seal">
      {block ? (
        <p className={parts.quiet}>
          Sealed in block {block.id}, <Moment iso={block.sealed_at} />
        </p>
      ) : (
        <p className={parts.quiet}>Not sealed yet. Entries are sealed every ten seconds.</p>
      )}
      {block && (
        <Button
          variant="default"
          size="xs"
          leftSection={<ShieldCheck size={14} />}
          aria-expanded={isProving}
          onClick={() => setProving(!isProving)}
        >
          Prove
        </Button>
      )}
      {isProving && (
        <LazyPart failed="The proof could not be loaded" loading={<Skeleton className={classes.proof} height={150} />}>
          <ProofPart entry={entry} heads={heads} onHeads={onHeads} />
        </LazyPart>
      )}
    </section>
  );
}
