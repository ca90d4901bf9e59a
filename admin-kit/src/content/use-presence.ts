import { useEffect, useState } from 'react';
import { announceEditing, leaveEditing } from 'api-client';
import type { Collection, PresentEditor } from 'api-client';
import { callApi, selectUserInfo, useAppDispatch, useAppSelector } from 'shared-store';

/**
 * The interval of the announcements of an open editor, in milliseconds; the server's timeout is a little more than
 * twice that.
 */
const SIGNAL_INTERVAL = 30_000;
/** The time without input after which an administrator counts as idle and the session may end. */
const IDLE = 5 * 60_000;

const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Announces that an item is open here, and returns the other administrators who have it open. Hidden and idle tabs
 * announce nothing.
 */
export function usePresence(collection: Collection, id: string): readonly PresentEditor[] {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector((state) => Boolean(selectUserInfo(state)));
  const [others, setOthers] = useState<readonly PresentEditor[]>([]);
  useEffect(() => {
    if (!isSignedIn) return;
    const params = { collection, id };
    let unmounted = false;
    let touched = Date.now();
    const note = (): void => void (touched = Date.now());
    const announce = async (): Promise<void> => {
      if (document.visibilityState === 'hidden' || Date.now() - touched > IDLE) return;
      const answer = await dispatch(callApi(announceEditing, { params }));
      if (!unmounted) setOthers(answer.others);
    };
    // Without an answer of the server the list is empty.
    const signal = (): void => void announce().catch(() => setOthers([]));
    const timer = setInterval(signal, SIGNAL_INTERVAL);
    document.addEventListener('visibilitychange', signal);
    for (const sign of SIGNS) document.addEventListener(sign, note, { passive: true });
    signal();
    return () => {
      unmounted = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', signal);
      for (const sign of SIGNS) document.removeEventListener(sign, note);
      dispatch(callApi(leaveEditing, { params })).catch(() => undefined);
    };
  }, [collection, id, isSignedIn, dispatch]);
  return others;
}
