import type { ReactNode } from 'react';
import type { Area } from '../generated/extensions.ts';
import { useMay } from './may.ts';

type Props = { area: Area; children: ReactNode };

/**
 * Controls that need more of the back end than the specification has. The attribute lets the built page leave them out too:
 * server/http/settings-in-page.ts.
 */
export function Offered({ area, children }: Props) {
  return useMay()({ area }) && <span data-beyond={area}>{children}</span>;
}
