import { passkeyLogin, startPasskeyLogin, type AnswerOf, type UsedPasskey } from 'api-client';
// The shared copy of the store: this module is a separate chunk, loaded where users can sign in.
import { callApi, type AppThunk } from 'shared-store';

/** The message when the browser returned no passkey. */
const NOT_USED = 'No passkey was used. Try again, or choose another way.';
const NOT_SUPPORTED = 'This browser does not support passkeys. Choose another way.';

/**
 * Asks the browser for a passkey; the library is loaded on first use.
 *
 * @throws with a message for the user when no passkey was returned, or it was not confirmed
 */
async function askForPasskey(options: AnswerOf<typeof startPasskeyLogin>['options']): Promise<UsedPasskey> {
  const { browserSupportsWebAuthn, startAuthentication } = await import(
    /* webpackChunkName: "passkey" */ '@simplewebauthn/browser'
  );
  if (!browserSupportsWebAuthn()) throw new Error(NOT_SUPPORTED);
  try {
    const { id, rawId, response } = await startAuthentication({ optionsJSON: options });
    return { id, rawId, response, type: 'public-key' };
  } catch {
    // Declined, timed out, or no passkey for this site: the browser does not say which.
    throw new Error(NOT_USED);
  }
}

/**
 * Signs in with a passkey: alone, or as the second step that a challenge asks for.
 *
 * @throws with a message for the user when it failed
 */
export function passkeySignIn(challenge?: string): AppThunk<Promise<AnswerOf<typeof passkeyLogin>>> {
  return async (dispatch) => {
    const challengeBody = challenge === undefined ? {} : { challenge };
    const { options } = await dispatch(callApi(startPasskeyLogin, { body: challengeBody }));
    const passkey = await askForPasskey(options);
    return dispatch(callApi(passkeyLogin, { body: { ...challengeBody, passkey } }));
  };
}
