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
 * Whether the device is online, according to the browser.
 *
 * @param onReturn called when the connection comes back
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
