import { Link } from '@tanstack/react-router';
import { CoinLogo } from '../../ui/layout/coin-logo.tsx';
import classes from './lone-page.module.css';

/** For any unknown path, with or without a session (spec section 2). */
export function NotFoundPage() {
  return (
    <main className={classes.page}>
      <CoinLogo size={44} />
      <p className={classes.code}>404</p>
      <h1 className={classes.title}>Page not found</h1>
      <p className={classes.hint}>The address may be mistyped, or the page has moved.</p>
      <Link to="/" className={classes.action}>
        Go to Dashboard
      </Link>
    </main>
  );
}
