import { linkOptions } from '@tanstack/react-router';
import { useMay } from '../../api/may.ts';
import type { ListApprovalsView } from '../../generated/model/listApprovalsView.ts';
import { getApprovalRules } from '../../generated/permissions.ts';
import { TabLinks } from '../../ui/layout/tab-links.tsx';

const tab = (label: string, view?: ListApprovalsView | 'rules') => ({
  label,
  link: linkOptions({ to: '/approvals', search: { view } }),
});
const REQUESTS = [tab('To approve'), tab('My requests', 'by_me'), tab('Decided', 'decided')];
const ALL = [...REQUESTS, tab('Rules', 'rules')];

/** The rules are for those who may see them. */
export function ApprovalTabs() {
  const maySeeRules = useMay()(getApprovalRules);
  return <TabLinks label="Approvals" tabs={maySeeRules ? ALL : REQUESTS} />;
}
