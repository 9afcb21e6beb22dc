import { WarningBar } from './warning-bar.tsx';

/**
 * Shown when the code of the toasts could not be loaded: a missing toast must not be taken for a success or a failure.
 */
export function NotifyMissing() {
  return (
    <WarningBar role="alert" action={{ label: 'Reload', onAct: () => window.location.reload() }}>
      Messages cannot be shown: a file of the portal could not be loaded.
    </WarningBar>
  );
}
