import { checkUser } from 'api-client';
import { useEffect } from 'react';
import { callApi, useAppDispatch } from 'shared-store';

/**
 * Asks the server whether the session still stands whenever the tab is looked at again, so that nobody types into a
 * screen that can't be saved. What the answer means is decided where all answers are read.
 */
export function useSessionWatch(signedIn: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!signedIn) return;
    const look = (): void => {
      if (document.visibilityState === 'visible') dispatch(callApi(checkUser)).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [dispatch, signedIn]);
}
