import { shortened } from './words.ts';

/** "Awaiting a second approval by kim or robin", in words for a toast or a title. @param names of those who could give it */
export function awaitingSecond(names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined) return 'Awaiting a second approval';
  const others = names.slice(0, -1).map(shortened).join(', ');
  return `Awaiting a second approval by ${others === '' ? '' : `${others} or `}${shortened(last)}`;
}
