import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { type Explanation, explanationStore } from '../../lib/explained-figure.ts';
import classes from './how-counted.module.css';

/** Beside a figure's name: opens what it counts, over which time, and the records that it is made of. */
export function HowCounted(explanation: Explanation) {
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={`How is this counted? ${explanation.label ?? explanation.figures[0].label}`}
      title="How is this counted?"
      data-screen-only
      onClick={() => explanationStore.show(explanation)}
    >
      <CircleQuestionMark size={13} />
    </button>
  );
}
