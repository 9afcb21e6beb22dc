import classes from './notify-missing.module.css';

/**
 * Shown when the code of the toasts could not be loaded: a missing toast must not be taken for a success or a failure.
 */
export function NotifyMissing() {
  return (
    <div role="alert" className={classes.bar}>
      Messages cannot be shown: a file of the portal could not be loaded.
      <button type="button" className={classes.action} onClick={() => window.location.reload()}>
        Reload
      </button>
    </div>
  );
}
