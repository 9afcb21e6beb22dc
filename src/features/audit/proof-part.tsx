import { Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listAuditBlocks } from '../../generated/audit-logs/audit-logs.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import parts from '../../ui/layout/parts.module.css';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import classes from './audit-seal.module.css';
import type { SealProps } from './audit-seal.tsx';
import { badgeOfProof, wordsOfProof } from './proof-words.ts';
import { type Head, headsIn, nearestHead, proveEntry } from './prove-entry.ts';

/** Proves an entry as soon as a line of the file of heads was pasted. */
export default function ProofPart({ entry, heads: pasted = '', onHeads }: SealProps) {
  const head = nearestHead(headsIn(pasted), entry.block?.id ?? 0);
  return (
    <div className={classes.proof}>
      <Textarea
        label="Exported seal"
        description="Paste the line for this block or a later one, or the whole file, from a copy outside this server."
        autoFocus
        autosize
        minRows={2}
        maxRows={5}
        spellCheck={false}
        classNames={{ input: classes.hash }}
        value={pasted}
        error={pasted.trim() !== '' && !head && 'This is no line of such a file'}
        onChange={({ currentTarget: { value } }) => onHeads(value)}
      />
      {head && <Outcome entry={entry} head={head} />}
      {entry.block && (
        <p className={parts.quiet}>
          Hash of block {entry.block.id}: <span className={classes.hash}>{entry.block.hash}</span>
        </p>
      )}
    </div>
  );
}

function Outcome({ entry, head }: Pick<SealProps, 'entry'> & { head: Head }) {
  const [done, setDone] = useState(0);
  const query = useQuery({
    queryKey: ['proof', entry, head],
    queryFn: ({ signal }) => {
      const blocksFrom = (from: number) => listAuditBlocks({ from }, undefined, signal);
      return proveEntry(entry, head, { blocksFrom, onProgress: setDone, signal });
    },
    // An earlier proof is not reused.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <Loaded
      load={query}
      failed="Failed to load the blocks"
      what="This proof"
      skeleton={<progress className={classes.progress} value={done} aria-label="Following the blocks" />}
      announced={(proof) => wordsOfProof(proof, entry)}
    >
      {(proof) => (
        <p className={classes.verdict}>
          <StatusBadge {...badgeOfProof(proof)} /> {wordsOfProof(proof, entry)}
        </p>
      )}
    </Loaded>
  );
}
