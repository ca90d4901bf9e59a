import { useEffect, useRef } from 'react';

/** The part of the platform's `CloseWatcher` that is used here; TypeScript does not know it. */
interface Watcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/**
 * Calls back when the device asks to close what is on top, as the back gesture of a phone does. Only some browsers
 * report it; without it the gesture leaves the page.
 */
export function useCloseRequest(onRequest: () => void): void {
  const latest = useRef(onRequest);
  useEffect(() => {
    latest.current = onRequest;
  });
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher };
    if (!CloseWatcher) return;
    let watcher: Watcher | undefined;
    // A watcher reports once; the window may stay open, such as with a question about input.
    const watch = (): void => {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        watch();
        latest.current();
      };
    };
    watch();
    return () => watcher?.destroy();
  }, []);
}
