import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import type { StatementTab } from './statement-search.ts';
import { UploadForm } from './upload-form.tsx';

type Props = {
  opened: boolean;
  /** The file that was dropped onto the list. */
  dropped: File | undefined;
  addressOf: (id: string) => string;
  onOpen: (id: string, tab?: StatementTab) => void;
  onClose: () => void;
};

export function UploadDialog({ opened, onClose, ...form }: Props) {
  return (
    <FormDialog opened={opened} title="Upload a Statement" size={900} onClose={onClose}>
      <UploadForm {...form} />
    </FormDialog>
  );
}
