import { WarningBar } from './warning-bar.tsx';

/**
 * Shown when the code of the toasts could not be loaded: a missing toast must not be taken for a success or a failure.
 */
export function NotifyMissing() {
  return (
    <WarningBar role="alert">
      Messages cannot be shown: a file of the portal could not be loaded.
      <button type="button" onClick={() => window.location.reload()}>
        Reload
      </button>
    </WarningBar>
  );
}
