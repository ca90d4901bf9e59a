import { useEffect, useRef, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/**
 * Whether the device has a connection, as far as the browser knows.
 *
 * @param onReturn called once the connection is back after it was away
 */
export function useOnline(onReturn: () => void): boolean {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const wasAway = useRef(false);
  useEffect(() => {
    if (online && wasAway.current) onReturn();
    wasAway.current = !online;
  });
  return online;
}
