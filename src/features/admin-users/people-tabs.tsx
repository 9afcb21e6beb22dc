import { linkOptions } from '@tanstack/react-router';
import { hasSignOn } from '../../lib/sign-on.ts';
import { TabLinks } from '../../ui/layout/tab-links.tsx';
import type { PeopleTab } from './admin-search.ts';

const tab = (label: string, name?: PeopleTab) => ({
  label,
  link: linkOptions({ to: '/users', search: { tab: name } }),
});
const TABS = [tab('Administrators'), tab('Roles', 'roles'), tab('Service Accounts', 'services')];
const SIGN_ON = tab('Single Sign-On', 'sign-on');

export function PeopleTabs() {
  return <TabLinks label="Admin Users" tabs={hasSignOn() ? [...TABS, SIGN_ON] : TABS} />;
}
