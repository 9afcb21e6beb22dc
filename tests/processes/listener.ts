/** Waits for output of a process; each wait continues where the previous one ended. */
export function listener(stdio: NodeJS.ReadableStream[]) {
  let text = '';
  let heard = 0;
  const waiting = new Set<() => void>();
  for (const stream of stdio) {
    stream.on('data', (chunk) => {
      text += chunk;
      for (const look of waiting) look();
    });
  }
  return (pattern: RegExp) =>
    new Promise<string>((resolve) => {
      const look = () => {
        const found = pattern.exec(text.slice(heard));
        if (!found) return;
        heard += found.index + found[0].length;
        waiting.delete(look);
        resolve(found[0]);
      };
      waiting.add(look);
      look();
    });
}
