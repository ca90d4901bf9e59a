import { useEffect } from 'react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import { Button, classNames, drainNotices, IconButton } from 'ui-kit';
import type { NoticeKind, QueuedNotice } from 'ui-kit';
import { onWithdrawnError } from '../notify/withdraw';
import { inEnglish, type Translated } from '../translated';
import classes from './toaster.module.css';

const signs = { success: CircleCheck, error: CircleAlert, info: Info } satisfies Record<NoticeKind, unknown>;

/** How long a message is shown, in milliseconds; an error longer, since the visitor must act on it. */
const stay = { success: 6000, info: 6000, error: 12000 } satisfies Record<NoticeKind, number>;

const transition = cssTransition({ enter: classes.enter ?? 'enter', exit: classes.exit ?? 'exit', collapse: false });

interface MessageProps extends QueuedNotice {
  readonly onDone: () => void;
}

function Message({ kind, message, action, details, onDone }: MessageProps) {
  const Sign = signs[kind];
  return (
    <div className={classes.message}>
      <Sign className={classes.sign} aria-hidden="true" />
      <span className={classes.text}>
        {message}
        {details && (
          <details className={classes.details}>
            <summary>{details.label}</summary>
            <ul>
              {details.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        )}
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

/** A message that is still on screen is not repeated. */
const idOf = (kind: NoticeKind, message: string): string => `${kind} ${message}`;

/** The errors that were shown since the last ones were withdrawn. */
const errors = new Set<string>();

function withdraw(message: string | undefined) {
  for (const error of message === undefined ? errors : [message]) toast.dismiss(idOf('error', error));
  if (message === undefined) errors.clear();
  else errors.delete(message);
}

/** The success without an action that was shown last: the next one replaces it. */
let done: string | undefined;

function show(notice: QueuedNotice) {
  const { kind, message, action, details } = notice;
  if (kind === 'error') errors.add(message);
  if (kind === 'success') {
    // “Published” does not remain beside “Undone”.
    if (done !== undefined && done !== message) toast.dismiss(idOf('success', done));
    done = action ? undefined : message;
  }
  toast(({ closeToast }) => <Message {...notice} onDone={closeToast} />, {
    toastId: idOf(kind, message),
    type: kind,
    role: kind === 'error' ? 'alert' : 'status',
    autoClose: details ? false : stay[kind],
    className: classNames(classes.toast, classes[kind]),
  });
}

/** Shows the messages of `notify` in a corner and announces them to screen readers. Load it once, after hydration. */
export function Toaster({ text = inEnglish, lang }: Translated) {
  useEffect(() => drainNotices(show), []);
  useEffect(() => onWithdrawnError(withdraw), []);
  return (
    <div data-toaster="" lang={lang}>
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
        aria-label={text('Notifications')}
        closeButton={({ closeToast }) => (
          <IconButton
            label={text('Dismiss')}
            size="small"
            className={classes.dismiss}
            onClick={(event) => closeToast(event)}
          >
            <X aria-hidden="true" />
          </IconButton>
        )}
      />
    </div>
  );
}
