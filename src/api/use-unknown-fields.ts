import { useEffect, useState } from 'react';

/** Fields that a record has beyond the contract's, by their names. */
export type UnknownFields = readonly (readonly [name: string, value: unknown])[];

const NONE: UnknownFields = [];

/**
 * The fields of a record that the contract does not know: another back end may have more.
 *
 * @param route of the call that answers with the record, or with a list of such records: 'GET /api/admin/games'
 */
export function useUnknownFields(route: string, record: object | undefined): UnknownFields {
  const [known, setKnown] = useState<ReadonlySet<string>>();
  useEffect(() => {
    void import('./read-any-answer.ts').then(
      ({ fieldsOfAnswer }) => setKnown(fieldsOfAnswer(route)),
      () => undefined,
    );
  }, [route]);
  if (!known || !record) return NONE;
  return Object.entries(record).filter(([name, value]) => !known.has(name) && value !== undefined);
}
