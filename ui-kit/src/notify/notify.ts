export type NoticeKind = 'success' | 'error' | 'info';

export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

export interface QueuedNotice {
  kind: NoticeKind;
  message: string;
  action?: NoticeAction;
}

type Listener = (notice: QueuedNotice) => void;

let waiting: QueuedNotice[] = [];
let listener: Listener | null = null;

function push(kind: NoticeKind, message: string, action?: NoticeAction) {
  const notice = { kind, message, ...(action && { action }) };
  if (listener) listener(notice);
  else waiting.push(notice);
}

/**
 * Shows a short message to the visitor. It is lightweight: notices from before the toaster has loaded are buffered.
 * Messages are those of the specification (section 8) or the server's.
 */
export const notify = {
  success: (message: string, action?: NoticeAction) => push('success', message, action),
  error: (message: string) => push('error', message),
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
