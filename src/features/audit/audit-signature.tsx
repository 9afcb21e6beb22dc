import type { AuditEntry } from '../../generated/model/auditEntry.ts';
import { humanise } from '../../lib/words.ts';
import parts from '../../ui/layout/parts.module.css';
import { Moment } from '../../ui/values/date-time.tsx';
import { FactGroups } from '../../ui/values/facts.tsx';
import classes from './audit.module.css';

/** Fields of a decision that this part shows in its own way. */
export const SIGNATURE_FIELDS = ['signature', 'unsigned_because', 'text'];

/** Whether an entry is the decision of a second person. */
export const isDecision = ({ action }: AuditEntry): boolean => /^approval\.(approve|deny)$/.test(action);

type Fields = Partial<Record<string, unknown>>;

/** Whether the decision was signed, by which key, and what was agreed to. */
export function AuditSignature({ entry: { after } }: { entry: AuditEntry }) {
  const fields: Fields = after ?? {};
  const signature = fields.signature as Fields | undefined;
  const textOf = (name: string) => (typeof signature?.[name] === 'string' ? signature[name] : null);
  const enrolledAt = textOf('enrolled_at');
  const facts = signature
    ? [
        { label: 'Signed', value: 'By a passkey' },
        { label: 'Key, SHA-256', value: textOf('key_sha256') },
        { label: 'Key added', value: enrolledAt && <Moment iso={enrolledAt} /> },
        { label: 'Key added by', value: textOf('enrolled_by') },
        { label: 'Recorded in entry', value: String(signature.enrolled_entry ?? '') },
      ]
    : [{ label: 'Signed', value: `Not signed: ${humanise(String(fields.unsigned_because ?? '')).toLowerCase()}` }];
  return (
    <>
      <FactGroups groups={[{ title: 'Signature', facts }]} dense />
      {typeof fields.text === 'string' && (
        <section className={parts.part}>
          <h3>What was decided</h3>
          <pre className={classes.agreed}>{laidOut(fields.text)}</pre>
        </section>
      )}
    </>
  );
}

/** JSON with a field per line; a text that is none as it is. */
function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
