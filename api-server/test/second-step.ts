import { Secret, TOTP } from 'otpauth';
import type { LightMyRequestResponse } from 'fastify';
import { SECOND } from '../src/clock';
import { PASSWORD } from './accounts';
import type { TestApp } from './harness';
import { TestPasskey } from './passkey';

type Headers = Record<string, string>;

/** The codes of an authenticator app. */
export interface TestAuthenticator {
  /** The present code, or that of some time steps later or earlier. */
  code(stepsLater?: number): string;
  recoveryCodes: string[];
}

/**
 * Sets an authenticator app up for the user of the headers.
 *
 * @param currentPassword null for a user without one
 */
export async function setUpApp(
  site: TestApp,
  headers: Headers,
  currentPassword: string | null = PASSWORD,
): Promise<TestAuthenticator> {
  const proof = currentPassword === null ? {} : { currentPassword };
  const started = (await site.post('/auth/second-step/app', proof, headers)).json<{
    setup: string;
    secret: string;
  }>();
  const totp = new TOTP({ secret: Secret.fromBase32(started.secret) });
  const code = (stepsLater = 0) => totp.generate({ timestamp: site.clock.now().getTime() + stepsLater * 30 * SECOND });
  const body = { setup: started.setup, otp: code() };
  const confirmed = await site.post('/auth/second-step/app/confirm', body, headers);
  const { recoveryCodes = [] } = confirmed.json<{ recoveryCodes?: string[] }>();
  // The code that set it up is used; the next sign-in is later.
  site.clock.pass(30 * SECOND);
  return { code, recoveryCodes };
}

/** Adds a passkey for the user of the headers. */
export async function addPasskey(
  site: TestApp,
  headers: Headers,
  passkey = new TestPasskey(),
): Promise<{ passkey: TestPasskey; answer: LightMyRequestResponse }> {
  const options = await site.post('/auth/second-step/passkeys/options', { currentPassword: PASSWORD }, headers);
  const { challenge } = options.json<{ options: { challenge: string } }>().options;
  const body = { name: 'Test key', passkey: passkey.create({ challenge }) };
  return { passkey, answer: await site.post('/auth/second-step/passkeys', body, headers) };
}

/** Makes the first step. @returns the challenge for the second */
export async function firstStep(site: TestApp, email: string, password = PASSWORD): Promise<string> {
  const answer = (await site.post('/auth/login', { email, password })).json<{ challenge?: string }>();
  if (!answer.challenge) throw new Error('No second step was asked for');
  return answer.challenge;
}
