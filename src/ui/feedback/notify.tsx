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
  detail?: string;
  action?: Action;
};

/** Milliseconds that a toast stays; spec section 9. */
const STAY = { success: 2000, error: 4000, warning: 4000 };
const ICON = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert };

let shownSoFar = 0;

function show(kind: keyof typeof STAY, message: string, { detail, action, ...options }: Options = {}): string {
  shownSoFar += 1;
  const id = options.id ?? `toast-${shownSoFar}`;
  const Icon = ICON[kind];
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
  if (kind === 'success') announce([message, detail].filter(Boolean).join(': '));
  notifications.show({
    id,
    role: kind === 'success' ? 'presentation' : 'alert',
    message: body,
    icon: <Icon size={18} />,
    autoClose: STAY[kind],
    withBorder: true,
    className: classes.toast,
    'data-kind': kind,
    closeButtonProps: { 'aria-label': 'Dismiss' },
  });
  return id;
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
      action: { label: 'Reload', onClick: () => window.location.reload() },
    }),
  hide: (id: string) => void notifications.hide(id),
};
