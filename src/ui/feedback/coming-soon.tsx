import type { LucideIcon } from 'lucide-react';
import { PageHeader } from '../layout/page-header.tsx';
import classes from './coming-soon.module.css';
import { EmptyState } from './empty-state.tsx';

type Props = { title: string; icon: LucideIcon; hint: string };

/** The placeholder of an area that is in the menu before its screen exists (spec section 2). */
export function ComingSoon({ title, icon, hint }: Props) {
  return (
    <>
      <PageHeader title={title} />
      <div className={classes.panel}>
        <EmptyState icon={icon} title="coming soon" hint={hint} />
      </div>
    </>
  );
}
