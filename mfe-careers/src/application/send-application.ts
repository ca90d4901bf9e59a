import { createJobApplication, type JobApplicationBody } from 'api-client';
import { callApi, type AppThunk } from 'shared-store';
import { isConnectionLoss, RETRY_DELAYS } from './connection-loss';

/** Waits for a time, or until the device reports that it is online again. */
function waitForConnection(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
  });
}

interface Sending {
  readonly body: JobApplicationBody;
  /** The same key for every try, so that the server creates one application. */
  readonly key: string;
  /** Called before each wait for the connection. */
  readonly onConnectionLoss: () => void;
}

/**
 * Sends an application; waits and retries a few times while the connection is lost. Rejects with the last error.
 *
 * @returns the server's message
 */
export function sendApplication({ body, key, onConnectionLoss }: Sending): AppThunk<Promise<{ message: string }>> {
  return async (dispatch) => {
    for (let tried = 0; ; tried += 1) {
      try {
        return await dispatch(callApi(createJobApplication, { body, idempotencyKey: key }));
      } catch (error) {
        const delay = RETRY_DELAYS[tried];
        if (delay === undefined || !isConnectionLoss(error)) throw error;
        onConnectionLoss();
        await waitForConnection(delay);
      }
    }
  };
}
