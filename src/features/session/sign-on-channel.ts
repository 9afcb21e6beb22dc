// The window that the identity provider leads back to is another one than the window whose session has ended. Only pages of this origin hear each
// other; the opener does not know its window any more once that has been at another origin (Cross-Origin-Opener-Policy).

const CHANNEL = 'coinop.sign-on';
const TAKEN = 'taken';
/** Long enough for a page that is busy or in the background. */
const WAIT_MS = 3_000;

/** The state by which the page that began knows its answer. */
const stateOf = (query: string): string | null => new URLSearchParams(query).get('state');

/**
 * Takes the answer to a sign-on that this page has begun. Returns a function that ends this.
 *
 * @param begun the address that this page was given last
 */
export function takeAnswers(begun: () => string | undefined, take: (answer: string) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const url = begun();
    if (typeof data !== 'string' || url === undefined || stateOf(data) !== stateOf(new URL(url).search)) return;
    channel.postMessage(TAKEN);
    take(data);
  };
  return () => channel.close();
}

/** Resolves with whether a page has taken the answer. */
export function handOver(answer: string, waitMs = WAIT_MS): Promise<boolean> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(CHANNEL);
    const end = (isTaken: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(isTaken);
    };
    const timer = setTimeout(end, waitMs, false);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => void (data === TAKEN && end(true));
    channel.postMessage(answer);
  });
}
