import type { AnswerOf, NewPasskey, startPasskey } from 'api-client';

const NOT_MADE = 'No passkey was added. Try again, or choose an authenticator app.';
const THERE_ALREADY = 'This device has a passkey for your account already.';
const NOT_SUPPORTED = 'This browser does not support passkeys. Choose an authenticator app.';

/**
 * Creates a passkey in the browser; loads the library for it at the first use.
 *
 * @throws an error with a message for people if no passkey was created
 */
export async function makePasskey(options: AnswerOf<typeof startPasskey>['options']): Promise<NewPasskey> {
  const { browserSupportsWebAuthn, startRegistration } = await import(
    /* webpackChunkName: "passkey" */ '@simplewebauthn/browser'
  );
  if (!browserSupportsWebAuthn()) throw new Error(NOT_SUPPORTED);
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      ...{ id, rawId, type: 'public-key' },
      response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
    };
  } catch (error) {
    const there = error instanceof Error && error.name === 'InvalidStateError';
    throw new Error(there ? THERE_ALREADY : NOT_MADE);
  }
}
