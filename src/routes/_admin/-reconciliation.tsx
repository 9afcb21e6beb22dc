import { useNavigate } from '@tanstack/react-router';
import ReconciliationPart from '../../features/reconciliation/reconciliation-part.tsx';
import { StatementsPanel } from '../../features/statements/statements-panel.tsx';
import panels from '../../ui/layout/panels.module.css';
import type { PartProps } from './system.tsx';

const addressOf = (id: string) => `/admin-panel/system/statements/${encodeURIComponent(id)}`;

/** The statements of the bank, and the comparisons with the payment rail. */
export default function Reconciliation(props: PartProps) {
  const navigate = useNavigate();
  return (
    <div className={panels.panels} data-in-order>
      <StatementsPanel
        isUploading={props.form === 'new'}
        onUpload={props.onNew}
        onClose={props.onClose}
        addressOf={addressOf}
        // Back leads to the list, and not to the dialog.
        onOpen={(id, tab) =>
          void navigate({
            to: '/system/statements/$id',
            params: { id },
            search: { tab },
            replace: props.form === 'new',
          })
        }
      />
      <ReconciliationPart open={props.open} onOpen={props.onOpen} onClose={props.onClose} />
    </div>
  );
}
