import { useEffect, useState } from 'react';
import { serverNow } from '../../lib/server-clock.ts';

/** How far "5 minutes ago" may be behind. */
const EVERY = 15_000;

/** The server's time, for what is shown relative to it. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), EVERY);
    return () => clearInterval(timer);
  }, []);
  return now;
}
