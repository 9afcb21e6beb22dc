import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { type Explanation, explanationStore } from '../../lib/explained-figure.ts';
import { settings } from '../../lib/settings.ts';
import classes from './how-counted.module.css';

/** Beside a figure's name: opens what it counts, over which time, and the records that it is made of. */
export function HowCounted(explanation: Explanation) {
  // The explanations are those of a back end that has the whole contract. Others may count otherwise.
  if (settings.extensions !== 'all') return null;
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={`How is this counted? ${explanation.label ?? explanation.figures[0].label}`}
      title="How is this counted?"
      data-explains
      data-screen-only
      onClick={() => explanationStore.show(explanation)}
    >
      <CircleQuestionMark size={13} />
    </button>
  );
}
