import { useState } from 'react';
import { messageOf } from 'shared-store';
import { notify } from 'ui-kit';

/**
 * Waits for a call and shows the message of its answer as a toast, or the reason why it failed.
 *
 * @param message replaces the message of the answer
 * @returns whether the call succeeded
 */
export async function announce(work: Promise<{ readonly message?: string }>, message?: string): Promise<boolean> {
  try {
    const answer = await work;
    notify.success(message ?? answer.message ?? 'Done');
    return true;
  } catch (error) {
    notify.error(messageOf(error));
    return false;
  }
}

/**
 * Runs work that may fail: `busy` is true while it runs, and a failure is shown as a toast.
 *
 * @returns whether work runs, and a function that runs some and resolves to whether it succeeded
 */
export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      notify.error(messageOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, attempt };
}
