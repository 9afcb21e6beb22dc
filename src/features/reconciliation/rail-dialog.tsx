import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { RailForm, type RailFormProps } from './rail-form.tsx';

type Props = RailFormProps & { opened: boolean; onClose: () => void };

export function RailDialog({ opened, onClose, onDone }: Props) {
  return (
    <FormDialog opened={opened} title="Compare with the Payment Rail" onClose={onClose}>
      <RailForm onDone={onDone} />
    </FormDialog>
  );
}
