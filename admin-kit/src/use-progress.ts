import { useState } from 'react';
import { useUnsavedChanges } from 'ui-kit/form';
import type { Progress } from './bulk-progress';
import { runEach, type Outcome } from './run-each';

/** Makes a call for each of several items; `progress` is shown meanwhile, and the browser asks before the tab is closed. */
export function useProgress<Item>() {
  const [progress, setProgress] = useState<Progress>();
  useUnsavedChanges(progress !== undefined);
  const run = async (
    doing: string,
    items: readonly Item[],
    call: (item: Item) => Promise<unknown>,
  ): Promise<Outcome<Item>> => {
    const stopping = new AbortController();
    let settled = 0;
    const show = (): void =>
      setProgress({
        doing,
        count: settled,
        total: items.length,
        stop: stopping.signal.aborted ? undefined : stop,
      });
    function stop(): void {
      stopping.abort();
      show();
    }
    show();
    try {
      return await runEach(items, call, stopping.signal, (count) => {
        settled = count;
        show();
      });
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, run };
}
