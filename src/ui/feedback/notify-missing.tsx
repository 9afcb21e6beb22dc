import classes from './notify-missing.module.css';

/** In the place of the toasts, whose code did not come: nobody must take an action for done, or failed, because nothing is said. */
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
