import { useEffect } from 'react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import { Button, classNames, drainNotices, IconButton } from 'ui-kit';
import type { NoticeKind, QueuedNotice } from 'ui-kit';
import classes from './toaster.module.css';

const signs = { success: CircleCheck, error: CircleAlert, info: Info } satisfies Record<NoticeKind, unknown>;

/** How long a message stays, in milliseconds; an error longer, since it has to be acted upon. */
const stay = { success: 6000, info: 6000, error: 12000 } satisfies Record<NoticeKind, number>;

const transition = cssTransition({ enter: classes.enter ?? 'enter', exit: classes.exit ?? 'exit', collapse: false });

interface MessageProps extends QueuedNotice {
  readonly onDone: () => void;
}

function Message({ kind, message, action, onDone }: MessageProps) {
  const Sign = signs[kind];
  return (
    <div className={classes.message}>
      <Sign className={classes.sign} aria-hidden="true" />
      <span className={classes.text}>
        {message}
        {action && (
          <Button
            variant="ghost"
            size="small"
            className={classes.action}
            onClick={() => {
              onDone();
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
      </span>
    </div>
  );
}

function show(notice: QueuedNotice) {
  const { kind, message } = notice;
  toast(({ closeToast }) => <Message {...notice} onDone={closeToast} />, {
    // The same words while they are still on screen are said once.
    toastId: `${kind} ${message}`,
    type: kind,
    role: kind === 'error' ? 'alert' : 'status',
    autoClose: stay[kind],
    className: classNames(classes.toast, classes[kind]),
  });
}

/** Shows what `notify` was told, in a corner, read out by screen readers. Load it after hydration, once. */
export function Toaster() {
  useEffect(() => drainNotices(show), []);
  return (
    <div data-toaster="">
      <ToastContainer
        position="bottom-right"
        className={classes.container}
        icon={false}
        limit={4}
        newestOnTop
        draggable="touch"
        pauseOnHover
        pauseOnFocusLoss
        transition={transition}
        aria-label="Notifications"
        closeButton={({ closeToast }) => (
          <IconButton label="Dismiss" size="small" className={classes.dismiss} onClick={(event) => closeToast(event)}>
            <X aria-hidden="true" />
          </IconButton>
        )}
      />
    </div>
  );
}
