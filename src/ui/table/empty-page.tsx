import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/empty-state.tsx';

type Props = {
  /** Only the first page says of the whole list that it is empty. */
  isFirst: boolean;
  children: ReactNode;
};

/** In place of a page without rows: what the list says when it is empty, or that only this page is. */
export function EmptyPage({ isFirst, children }: Props) {
  if (isFirst) return children;
  return <EmptyState icon={ChevronLeft} title="Nothing is left on this page" hint="Go back to the pages before it." />;
}
