import { useEffect, useState } from 'react';
import { serverNow } from '../../lib/server-clock.ts';

/** How far "5 minutes ago" may lag. */
const EVERY = 15_000;

/** The server's time, for relative times. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), EVERY);
    return () => clearInterval(timer);
  }, []);
  return now;
}
