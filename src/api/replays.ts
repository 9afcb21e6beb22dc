/** The keys whose last answer repeated that of an earlier attempt. */
const replayed = new Set<string>();

export function noteReplay(key: string, isRepeated: boolean): void {
  if (isRepeated) replayed.add(key);
  else replayed.delete(key);
}

export const isReplayed = (key: string): boolean => replayed.has(key);
