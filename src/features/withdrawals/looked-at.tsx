import Eye from 'lucide-react/icons/eye';
import { Hidden } from '../../ui/values/hidden.tsx';
import classes from './looked-at.module.css';

type Props = {
  by: string | undefined;
  /** Shows the name alone, in a line with something else: a card stays as high as it is when somebody comes. */
  short?: boolean;
};

/** That somebody else looks at a withdrawal; nothing while nobody does. It forbids nothing. */
export function LookedAt({ by, short = false }: Props) {
  if (by === undefined) return null;
  return (
    <p className={classes.mark} data-short={short || undefined} title={`${by} is looking at this`}>
      <Eye size={14} />
      <span>
        <bdi>{by}</bdi>
        {short ? <Hidden> is looking at this</Hidden> : ' is looking at this'}
      </span>
    </p>
  );
}
