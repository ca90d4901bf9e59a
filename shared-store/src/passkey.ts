import { passkeyLogin, startPasskeyLogin, type AnswerOf, type UsedPasskey } from 'api-client';
// The one copy of the store: this module is loaded beside it, where somebody may sign in.
import { callApi, type AppThunk } from 'shared-store';

/** Why the browser gave no passkey, in words for the person before it. */
const NOT_USED = 'No passkey was used. Try again, or choose another way.';
const NOT_SUPPORTED = 'This browser does not support passkeys. Choose another way.';

/**
 * Asks the browser for a passkey; what does so is loaded with the first use.
 *
 * @throws with a message for the person when there is none, or it was not confirmed
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
    // Declined, timed out, or no passkey of this site: the browser tells no more.
    throw new Error(NOT_USED);
  }
}

/**
 * Signs in with a passkey: alone, or as the second step that a challenge asks for.
 *
 * @throws with a message for the person when it did not work
 */
export function passkeySignIn(challenge?: string): AppThunk<Promise<AnswerOf<typeof passkeyLogin>>> {
  return async (dispatch) => {
    const asked = challenge === undefined ? {} : { challenge };
    const { options } = await dispatch(callApi(startPasskeyLogin, { body: asked }));
    const passkey = await askForPasskey(options);
    return dispatch(callApi(passkeyLogin, { body: { ...asked, passkey } }));
  };
}
