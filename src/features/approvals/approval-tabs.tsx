import { linkOptions } from '@tanstack/react-router';
import type { ListApprovalsView } from '../../generated/model/listApprovalsView.ts';
import { TabLinks } from '../../ui/layout/tab-links.tsx';

const tab = (label: string, view?: ListApprovalsView) => ({
  label,
  link: linkOptions({ to: '/approvals', search: { view } }),
});
const TABS = [tab('For me'), tab('By me', 'by_me'), tab('Decided', 'decided')];

export function ApprovalTabs() {
  return <TabLinks label="Approvals" tabs={TABS} />;
}
