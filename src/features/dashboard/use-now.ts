import { useEffect, useState } from 'react';

/** How far "5 minutes ago" may be behind. */
const EVERY = 15_000;

/** The time, for what is shown relative to it. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY);
    return () => clearInterval(timer);
  }, []);
  return now;
}
