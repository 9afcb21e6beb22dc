import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './tab-links.module.css';

type Props = {
  /** The accessible name of the navigation. */
  label: string;
  tabs: readonly { label: string; link: LinkProps }[];
};

/** The parts of a screen, each with an address of its own. */
export function TabLinks({ label, tabs }: Props) {
  return (
    <nav aria-label={label} className={classes.tabs} data-screen-only>
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          {...tab.link}
          resetScroll={false}
          className={classes.tab}
          // A tab without a search parameter is not the present one when the URL has the parameter.
          activeOptions={{ explicitUndefined: true }}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
