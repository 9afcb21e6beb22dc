import { FactGroups } from './facts.tsx';
import { Truncated } from './truncate.tsx';

/** More than anybody reads, and no more than a page holds. */
const MAX_FIELDS = 100;
const MAX_LENGTH = 1_000;

type Props = { fields: readonly (readonly [name: string, value: unknown])[]; dense?: boolean };

/** The fields of a record that the portal does not know, by name and value, as text. Nothing where there are none. */
export function MoreFields({ fields, dense = false }: Props) {
  if (fields.length === 0) return null;
  const facts = fields.slice(0, MAX_FIELDS).map(([name, value]) => ({
    label: name,
    value: <Truncated text={textOf(value)} lines={3} />,
  }));
  return <FactGroups groups={[{ title: 'More', facts }]} dense={dense} />;
}

const textOf = (value: unknown): string =>
  (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')).slice(0, MAX_LENGTH);
