import { createFileRoute } from '@tanstack/react-router';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_admin/transactions')({
  staticData: { title: 'Transactions' },
  component: TransactionsPage,
});

function TransactionsPage() {
  return (
    <ComingSoon
      title="Transactions"
      icon={ArrowLeftRight}
      hint="Every purchase, transfer and payment will be listed here."
    />
  );
}
