import { Fragment } from 'react';
import { Person } from './person.tsx';

/** The people who could give a second approval: the first of them by name. */
const MOST_NAMED = 3;

/** "Awaiting a second approval by kim or robin", with each name isolated. */
export function AwaitingSecond({ names }: { names: readonly string[] }) {
  if (names.length === 0) return 'Awaiting a second approval, which nobody else can give just now';
  const named = names.slice(0, MOST_NAMED);
  return (
    <>
      Awaiting a second approval by{' '}
      {named.map((name, place) => (
        <Fragment key={name}>
          {place > 0 && (place === named.length - 1 && named.length === names.length ? ' or ' : ', ')}
          <Person username={name} />
        </Fragment>
      ))}
      {names.length > named.length && ' or others'}
    </>
  );
}
