import { linkOptions } from '@tanstack/react-router';
import { useMay } from '../../api/may.ts';
import { TabLinks } from '../../ui/layout/tab-links.tsx';
import { PARTS } from './system-search.ts';

const TABS = PARTS.map(({ part, label, area }) => ({
  label,
  area,
  link: linkOptions({ to: '/system', search: { part } }),
}));

/** Those parts that the back end has; nothing where that is the status alone. */
export function PartsNav() {
  const may = useMay();
  const tabs = TABS.filter(({ area }) => area === undefined || may({ area }));
  return tabs.length > 1 && <TabLinks label="Parts of the system" tabs={tabs} />;
}
