import type { ReactNode } from 'react';
import classes from './page-header.module.css';

type Props = { title: string; description?: ReactNode; actions?: ReactNode };

export function PageHeader({ title, description, actions }: Props) {
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <h1 className={classes.title}>{title}</h1>
        {description && <p className={classes.description}>{description}</p>}
      </div>
      {actions && (
        <div className={classes.actions} data-page-actions>
          {actions}
        </div>
      )}
    </header>
  );
}
