import { Link } from '@tanstack/react-router';
import classes from './history-link.module.css';
import link from './record-link.module.css';

type Props = {
  /** As the audit log names the kind of record. */
  type: string;
  id: string;
};

/** Leads to what the audit log has about a record. For those only who may read it. */
export function HistoryLink({ type, id }: Props) {
  return (
    <Link
      to="/audit"
      search={{ subject_type: type, subject_id: id }}
      className={`${link.link} ${classes.history}`}
      data-screen-only
    >
      History in the audit log
    </Link>
  );
}
