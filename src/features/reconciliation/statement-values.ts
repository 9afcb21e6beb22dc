import { ReconcileStatementRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import type { FoundColumns } from '../../generated/model/foundColumns.ts';
import { requestResolver } from '../../lib/form-rules.ts';

/** The chosen file and what was read of it; the names of the chosen columns, '' when there is none; the days. */
export type StatementValues = {
  file: File | null;
  file_name: string;
  content: string;
  columns: { reference: string; amount: string; date: string; direction: string; status: string; currency: string };
  /** The columns that the server has found in the file. */
  found: FoundColumns;
  /** '' unless the server has asked. */
  date_order: string;
  money_out: string;
  date_from: string;
  date_to: string;
};

export const NO_STATEMENT: StatementValues = {
  file: null,
  file_name: '',
  content: '',
  columns: { reference: '', amount: '', date: '', direction: '', status: '', currency: '' },
  found: {},
  date_order: '',
  money_out: '',
  date_from: '',
  date_to: '',
};

type Days = { columns: { date?: string | undefined }; date_from?: string | undefined; date_to?: string | undefined };

const missing = (day: 'date_from' | 'date_to') => ({
  path: [day],
  error: 'Choose a day',
  // Also if other fields are invalid; otherwise this message would appear one submit later.
  when: () => true,
});

/** The contract's request, and the rule that is only in its description. */
const request = ReconcileStatementRequest.refine(
  ({ columns, date_from }: Days) => Boolean(columns?.date || date_from),
  missing('date_from'),
).refine(({ columns, date_to }: Days) => Boolean(columns?.date || date_to), missing('date_to'));

export function toRequest({
  file: _,
  columns: { reference, amount, date, ...more },
  found,
  ...values
}: StatementValues) {
  // Null for a column that was found and is none; one that is left out the server finds by itself.
  const chosen = (name: keyof typeof more) => (more[name] || found[name] ? { [name]: more[name] || null } : {});
  return {
    file_name: values.file_name,
    content: values.content,
    columns: {
      ...{ reference, amount, ...(date && { date }) },
      ...{ ...chosen('direction'), ...chosen('status'), ...chosen('currency') },
    },
    ...(values.date_order && { date_order: values.date_order }),
    ...(values.money_out && { money_out: values.money_out }),
    ...(values.date_from && { date_from: values.date_from }),
    ...(values.date_to && { date_to: values.date_to }),
  };
}

const A_COLUMN = { required: 'Choose a column' };

export const statementResolver = requestResolver(request, toRequest, {
  content: { required: 'Choose a file' },
  'columns.reference': A_COLUMN,
  'columns.amount': A_COLUMN,
});
