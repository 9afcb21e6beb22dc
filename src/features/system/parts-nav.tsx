import { linkOptions } from '@tanstack/react-router';
import { TabLinks } from '../../ui/layout/tab-links.tsx';
import { PARTS } from './system-search.ts';

const TABS = PARTS.map(({ part, label }) => ({ label, link: linkOptions({ to: '/system', search: { part } }) }));

export const PartsNav = () => <TabLinks label="Parts of the system" tabs={TABS} />;
