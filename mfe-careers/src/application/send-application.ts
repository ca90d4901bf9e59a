import { createJobApplication, type JobApplicationBody } from 'api-client';
import { callApi, type AppThunk } from 'shared-store';
import { isConnectionLoss, RETRY_DELAYS } from './connection-loss';
import { waitForConnection } from './wait-for-connection';

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
