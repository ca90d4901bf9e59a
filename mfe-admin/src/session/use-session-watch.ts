import { checkUser } from 'api-client';
import { useEffect } from 'react';
import { callApi, useAppDispatch } from 'shared-store';

/**
 * Checks the session with the server whenever the tab becomes visible, so that an administrator does not type into a
 * screen that cannot be saved. The base query handles the answer.
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
