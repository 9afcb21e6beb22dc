import classes from './platform.module.css';

/** The marketing figures of spec section 1. */
const FIGURES = [
  { figure: '60M+', label: 'active users' },
  { figure: '$10M+', label: 'transactions daily' },
  { figure: '500+', label: 'partner games' },
  { figure: '99.9%', label: 'uptime' },
];

/** The other half of the sign-in page: what the platform is, in four figures. */
export function Platform() {
  return (
    <aside className={classes.platform} aria-label="The platform in figures">
      <CoinField />
      <div className={classes.words}>
        <p className={classes.claim}>Every coin accounted&nbsp;for.</p>
        <p className={classes.lead}>Payments, payouts and games of the whole platform, in one back office.</p>
      </div>
      <dl className={classes.figures}>
        {FIGURES.map(({ figure, label }) => (
          <div key={label} className={classes.figure}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

/** A coin in extreme close-up: only its rim and the grooves of its edge are visible. */
function CoinField() {
  return (
    <svg className={classes.coin} viewBox="0 0 600 600" aria-hidden="true" focusable="false">
      <circle className={classes.rim} cx="300" cy="300" r="284" />
      <circle className={classes.grooves} cx="300" cy="300" r="268" pathLength="360" />
      <circle className={classes.rim} cx="300" cy="300" r="250" />
      <circle className={classes.inner} cx="300" cy="300" r="214" />
      <path className={classes.letter} d="M384 228A112 112 0 1 0 384 372" />
      <path className={classes.letter} d="M300 238v124" />
    </svg>
  );
}
