export type NoticeKind = 'success' | 'error' | 'info';

export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

/** Lines that a message unfolds; it stays until the user dismisses it. */
export interface NoticeDetails {
  readonly label: string;
  readonly lines: readonly string[];
}

export interface QueuedNotice {
  kind: NoticeKind;
  message: string;
  action?: NoticeAction;
  details?: NoticeDetails;
}

type Listener = (notice: QueuedNotice) => void;

let waiting: QueuedNotice[] = [];
let listener: Listener | null = null;

function push(kind: NoticeKind, message: string, action?: NoticeAction, details?: NoticeDetails) {
  const notice = { kind, message, ...(action && { action }), ...(details && { details }) };
  if (listener) listener(notice);
  else waiting.push(notice);
}

/**
 * Shows a short message to the visitor. It is lightweight: notices from before the toaster has loaded are buffered.
 * Messages are those of the specification (section 8) or the server's.
 */
export const notify = {
  success: (message: string, action?: NoticeAction) => push('success', message, action),
  error: (message: string, details?: NoticeDetails) => push('error', message, undefined, details),
  info: (message: string) => push('info', message),
};

/**
 * Delivers every notice, first the buffered ones. The toaster is the listener.
 *
 * @param receive called with each notice, in order
 * @returns unsubscribes; later notices are buffered again
 */
export function drainNotices(receive: Listener): () => void {
  listener = receive;
  const waited = waiting;
  waiting = [];
  waited.forEach(receive);
  return () => {
    if (listener === receive) listener = null;
  };
}
