import type { SystemError } from '../../generated/model/systemError.ts';
import { CopyId } from '../../ui/feedback/copy-id.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import panels from '../../ui/layout/panels.module.css';
import parts from '../../ui/layout/parts.module.css';
import { Moment } from '../../ui/values/date-time.tsx';
import classes from './system-page.module.css';

/** Unexpected errors, newest first; the request id finds the details in the server's log. */
export function LastErrors({ errors }: { errors: readonly SystemError[] }) {
  return (
    <Panel title="Last errors">
      {errors.length === 0 ? (
        <p className={parts.quiet}>No unexpected errors since the server started.</p>
      ) : (
        <ul aria-label="Errors" className={panels.list}>
          {errors.map(({ at, message, request_id }) => (
            <li key={`${at} ${request_id} ${message}`}>
              <div>{message}</div>
              <div className={classes.meta}>
                <Moment iso={at} />
                {request_id && (
                  <span>
                    Request <CopyId id={request_id} />
                  </span>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
