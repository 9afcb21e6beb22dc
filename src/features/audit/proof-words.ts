import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleHelp from 'lucide-react/icons/circle-help';
import ShieldX from 'lucide-react/icons/shield-x';
import type { AuditEntry } from '../../generated/model/auditEntry.ts';
import { counted } from '../../lib/words.ts';
import type { Badge } from '../../ui/values/status-badge.tsx';
import type { Proof } from './prove-entry.ts';

export function badgeOfProof({ state }: Proof): Badge {
  if (state === 'proven') return { tone: 'success', label: 'Proven', icon: BadgeCheck };
  if (state === 'broken') return { tone: 'danger', label: 'Broken', icon: ShieldX };
  return { tone: 'warning', label: 'Not proven', icon: CircleHelp };
}

const BROKEN = {
  entry: (block: number) => `What is shown here is not what block ${block} sealed.`,
  text: (block: number) => `A reason or note of this entry is not the one that block ${block} sealed, or was removed.`,
  block: (block: number) => `Block ${block} is missing, was changed, or is not the one of your copy.`,
};

export function wordsOfProof(proof: Proof, entry: AuditEntry): string {
  switch (proof.state) {
    case 'proven':
      return [
        `What is shown here is what block ${proof.block} sealed.`,
        proof.head === proof.block
          ? 'The block is the one of your copy.'
          : `The blocks up to ${proof.head}, which is the one of your copy, follow from it, with ${counted(proof.entries, 'entry').replace(/entrys$/, 'entries')}.`,
        ...(entry.texts?.some(({ is_masked }) => is_masked) ? ['Masked text could not be compared.'] : []),
      ].join(' ');
    case 'not_sealed':
      return 'This entry is not sealed yet. Entries are sealed every ten seconds.';
    case 'masked':
      return 'Part of this entry is masked for you. It can be proven with the permission players.pii.';
    case 'too_old':
      return `Your newest line is of block ${proof.newest}, from before this entry. Paste a newer one.`;
    case 'foreign':
      return 'This line is from the log of another database.';
    case 'broken':
      return BROKEN[proof.what](proof.block);
  }
}
