import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '../../lib/product.ts';
import { CoinLogo } from '../../ui/layout/coin-logo.tsx';
import classes from './login-frame.module.css';
import { Platform } from './platform.tsx';

/** The sign-in page around its form. */
export function LoginFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <Platform />
      <main className={classes.side}>
        <div className={classes.panel}>
          <p className={classes.brand}>
            <CoinLogo size={30} />
            <span>
              {PRODUCT_NAME} <b>Admin</b>
            </span>
          </p>
          {children}
        </div>
      </main>
    </div>
  );
}
