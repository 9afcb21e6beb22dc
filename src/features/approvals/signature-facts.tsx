import type { ApprovalSignature } from '../../generated/model/approvalSignature.ts';
import { humanise } from '../../lib/words.ts';
import { Moment } from '../../ui/values/date-time.tsx';
import type { FactGroup } from '../../ui/values/facts.tsx';
import { Person } from '../../ui/values/person.tsx';

/** "not signed: passkey too new" */
export const unsignedWords = ({ unsigned_because }: ApprovalSignature): string =>
  unsigned_because === null ? 'not signed' : `not signed: ${humanise(unsigned_because).toLowerCase()}`;

/** Whether the decision was signed, by which key, and who added it when. */
export function signatureFacts(signature: ApprovalSignature): FactGroup {
  const { is_signed, key, enrolled_at, enrolled_by } = signature;
  const words = unsignedWords(signature);
  const facts = is_signed
    ? [
        { label: 'Signed', value: 'By a passkey' },
        { label: 'Key, SHA-256', value: key },
        { label: 'Key added', value: enrolled_at && <Moment iso={enrolled_at} /> },
        { label: 'Key added by', value: <Person username={enrolled_by ?? '—'} /> },
      ]
    : [{ label: 'Signed', value: words.charAt(0).toUpperCase() + words.slice(1) }];
  return { title: 'Signature', facts };
}
