import { lazy } from 'react';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import type { UndoLineProps } from './undo-line.tsx';
import { useUndoOffer } from './undo-offer.ts';

const UndoLine = lazy(async () => ({ default: (await import('./undo-line.tsx')).UndoLine }));

type Props = Omit<UndoLineProps, 'offer'> & {
  /** Only where the decision was about this withdrawal. */
  of?: string;
};

/** Offers to undo the last decision, for as long as that works; nothing before and after that. */
export function UndoLast({ of, ...props }: Props) {
  const offer = useUndoOffer();
  if (!offer || (of !== undefined && !offer.ids.includes(of))) return null;
  return (
    <LazyPart failed="‘Undo’ could not be loaded">
      <UndoLine offer={offer} {...props} />
    </LazyPart>
  );
}
