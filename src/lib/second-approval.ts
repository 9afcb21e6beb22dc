import { shortened } from './words.ts';

/** "Awaiting a second approval by kim or robin", in words for a toast or a title. @param names of those who could give it */
export function awaitingSecond(names: readonly string[]): string {
  return names.length === 0 ? 'Awaiting a second approval' : `Awaiting a second approval by ${namesOf(names)}`;
}

/** "kim, robin or dana" */
export function namesOf(names: readonly string[]): string {
  const others = names.slice(0, -1).map(shortened).join(', ');
  return [others, shortened(names.at(-1) ?? '')].filter(Boolean).join(' or ');
}
