import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import { useDenied } from '../../api/may.ts';
import * as needs from '../../generated/permissions.ts';
import { isAbsent } from '../../ui/feedback/load.ts';
import { useReviewQueue } from '../withdrawals/use-review-queue.ts';

/** Opens the desk; nothing where the back end hands nothing out. */
export function ReviewLink() {
  const denied = useDenied(needs.claimNextWithdrawal);
  const query = useReviewQueue();
  if (isAbsent(query)) return null;
  const look = { leftSection: <ClipboardCheck size={15} />, children: 'Review' };
  if (denied) return <Button disabled title={denied} {...look} />;
  return <Button {...look} renderRoot={(props) => <Link to="/withdrawals/review" {...props} />} />;
}
