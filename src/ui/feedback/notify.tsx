import { notifications } from '@mantine/notifications';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { announce } from './announce.ts';
import classes from './notify.module.css';

type Action = { label: string; onClick: () => void };
type Options = {
  /** A toast whose id is already on the screen is not shown again; without an id, every toast is shown. */
  id?: string;
  /** A second, less prominent line: the server's reason. */
  detail?: string | undefined;
  /** A toast that offers one stays until it is used or closed, unless it is one of success. */
  action?: Action | undefined;
  /** It was closed, and not by its action. */
  onDismiss?: () => void;
};

/** Milliseconds that a toast stays; spec section 9. */
const DURATION_MS = { success: 2000, error: 4000, warning: 4000 };
const ICON = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert };

let shownSoFar = 0;

function show(
  kind: keyof typeof ICON,
  message: string,
  { detail, action, onDismiss, ...options }: Options = {},
): string {
  shownSoFar += 1;
  const id = options.id ?? `toast-${shownSoFar}`;
  const Icon = ICON[kind];
  let isUsed = false;
  const body = (
    <div className={classes.words}>
      <div>
        <div>{message}</div>
        {detail && <div className={classes.detail}>{detail}</div>}
      </div>
      {action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            isUsed = true;
            notifications.hide(id);
            action.onClick();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
  // Failures interrupt a screen reader; successes are announced politely.
  const isPolite = kind === 'success';
  if (isPolite) announce([message, detail].filter(Boolean).join(': '));
  notifications.show({
    id,
    role: isPolite ? 'status' : 'alert',
    'aria-live': isPolite ? 'off' : undefined,
    message: body,
    icon: <Icon size={18} />,
    autoClose: action && kind !== 'success' ? false : DURATION_MS[kind],
    onClose: () => void (isUsed || onDismiss?.()),
    withBorder: true,
    className: classes.toast,
    'data-kind': kind,
    closeButtonProps: { 'aria-label': 'Dismiss' },
  });
  return id;
}

/**
 * Loads the page anew, if the server can be reached: otherwise nothing would be left of it. The only remedy for missing code, because
 * browsers remember for as long as the page lives that it could not be loaded. Resolves with whether the server was reached.
 */
export async function reloadPage(): Promise<boolean> {
  const isReached = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (isReached?.ok) window.location.reload();
  else notify.error('No connection to the server', { id: 'no-connection' });
  return isReached?.ok === true;
}

const listeners = new Set<() => void>();

const notReloaded = () => {
  for (const listener of listeners) listener();
};

/** Calls back when a toast about missing code is closed, or its 'Reload' does not reach the server. Returns how to stop that. */
export function whenNotReloaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows a toast and returns its id. Can be called from anywhere, even outside React; `<NotifyHost>` renders it. */
export const notify = {
  success: (message: string, options?: Pick<Options, 'detail'>) => show('success', message, options),
  error: (message: string, options?: Options) => show('error', message, options),
  warning: (message: string, options?: Options) => show('warning', message, options),
  /** A chunk is missing. After a deployment the file is gone for good. */
  codeMissing: () =>
    show('error', 'A file of the portal could not be loaded', {
      id: 'code-missing',
      action: { label: 'Reload', onClick: () => void reloadPage().then((isReached) => isReached || notReloaded()) },
      onDismiss: notReloaded,
    }),
  hide: (id: string) => void notifications.hide(id),
};
