import { useState } from 'react';

/** The value, or while there is none, the last one that there was: a drawer keeps its record while it slides out. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
