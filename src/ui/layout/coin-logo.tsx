import classes from './coin-logo.module.css';

/** The coin, also in public/favicon.svg. Always decorative: the product's name is beside it. */
export function CoinLogo({ size = 26 }: { size?: number }) {
  return (
    <svg className={classes.logo} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <circle className={classes.edge} cx="16" cy="16" r="15" />
      <circle className={classes.face} cx="16" cy="16" r="12" />
      <path className={classes.mark} d="M20.6 12.1A6 6 0 1 0 20.6 19.9" />
      <path className={classes.slot} d="M16 12.6v6.8" />
    </svg>
  );
}
