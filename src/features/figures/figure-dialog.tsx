import { FIGURES, type Figure, type FigurePart } from '../../generated/figures.ts';
import { dayAgo } from '../../lib/dates.ts';
import type { ExplainedFigure, Explanation } from '../../lib/explained-figure.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { type FigureAbout, filledIn, instantsOf } from './figure-days.ts';
import classes from './figure-dialog.module.css';
import { FigureRecords } from './figure-records.tsx';

/** An explanation of one or several figures: what they count, over which time, and the way to their records. */
export function FigureDialog({ explanation, onClose }: { explanation: Explanation; onClose: () => void }) {
  const { figures, about = {} } = explanation;
  return (
    <FormDialog opened title="How is this counted?" size={560} centered withCloseButton onClose={onClose}>
      <div className={classes.figures}>
        {figures.map((figure) => (
          <FigureInWords
            key={`${figure.name} ${figure.label}`}
            {...figure}
            about={{ ...about, ...figure.about }}
            onOpened={onClose}
          />
        ))}
      </div>
    </FormDialog>
  );
}

type FigureProps = Omit<ExplainedFigure, 'about'> & { about: FigureAbout; onOpened: () => void };

function FigureInWords({ name, label, value, ...rest }: FigureProps) {
  const figure = FIGURES[name];
  if (!figure) return null;
  return (
    <section aria-label={label} className={classes.figure}>
      <h3 className={classes.name}>
        {label}
        {value !== undefined && <span className={classes.value}>{value}</span>}
      </h3>
      <p className={classes.counts}>{figure.counts}</p>
      {sidesOf(figure).map(({ side, parts }) => (
        <div key={side} className={classes.side}>
          {side && <h4 className={classes.sideName}>{side}</h4>}
          <ul className={classes.parts}>
            {parts.map((part) => (
              <Part key={part.name} part={part} {...rest} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** The one list of a sum, or both of a ratio. */
function sidesOf({ sum, numerator = [], denominator = [], percent }: Figure) {
  if (sum) return [{ side: '', parts: sum }];
  return [
    { side: percent ? 'Amount ÷ base, in percent' : 'Amount ÷ base', parts: numerator },
    { side: 'Base', parts: denominator },
  ];
}

function Part({ part, about, onOpened }: { part: FigurePart; about: FigureAbout; onOpened: () => void }) {
  const [today, now] = [dayAgo(0), new Date(serverNow()).toISOString()];
  return (
    <li className={classes.part}>
      <div className={classes.words}>
        <span className={classes.partName}>{part.less ? `minus ${part.name}` : part.name}</span>
        <span className={classes.instants}>{instantsOf(part, about, today, now)}</span>
        <span className={classes.hint}>{part.unlisted ?? wordsOf(part, about)}</span>
      </div>
      <FigureRecords part={part} about={about} today={today} onOpened={onOpened} />
    </li>
  );
}

const ADDS = {
  amount: 'Sum of amounts.',
  records: 'Number of records.',
  players: 'Each player is counted once.',
  payments: 'Each payment is counted: the history of a withdrawal has them.',
};

/** How the records become the figure. */
function wordsOf({ adds, among = {} }: FigurePart, about: FigureAbout): string {
  const only = Object.entries(filledIn(among, about)).map(
    ([field, value]) => `Only those whose ${field.replaceAll('_', ' ')} is ${value}.`,
  );
  return [adds && ADDS[adds], ...only].filter(Boolean).join(' ');
}
