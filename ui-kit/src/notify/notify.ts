export type NoticeKind = 'success' | 'error' | 'info';

/** What can be done about a notice. */
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
 * Tells the visitor something in passing. Weighs nothing: what is said before the toaster has loaded waits for it.
 * Messages are those of the specification (8) or the server's.
 */
export const notify = {
  success: (message: string, action?: NoticeAction) => push('success', message, action),
  error: (message: string) => push('error', message),
  info: (message: string) => push('info', message),
};

/**
 * Hands over every notice, first those that have waited. The toaster is the one that listens.
 *
 * @param receive called with each notice, in order
 * @returns stops handing over; notices wait again from then on
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
