import type { Viewer } from '../../auth/viewer';
import { ApiFailure } from '../../errors/failures';
import type { Message } from '../../mail/message';
import type { Services } from '../../services';
import { findAdmin, type AdminRow } from './find-admin';
import { alreadyRegisteredEmail, codeEmail, resetEmail } from './emails';
import { issueCode, limitCodes, type CodePurpose } from './one-time-codes';

/** The same message for any address, so that callers cannot find out who has an account. */
export const CODE_SENT = 'If this address can be used, a code is on its way to it.';

const WHAT: Readonly<Record<Exclude<CodePurpose, 'reset'>, string>> = {
  register: 'register',
  login: 'sign in',
  'change-email': 'use this address',
};

const emailFor = (purpose: CodePurpose, to: string, code: string, siteUrl: string): Message =>
  purpose === 'reset' ? resetEmail(to, code, siteUrl) : codeEmail(to, code, WHAT[purpose]);

function mayHave(purpose: CodePurpose, found: AdminRow | undefined, viewer: Viewer | undefined): boolean {
  switch (purpose) {
    case 'register':
      return !found;
    case 'login':
    case 'reset':
      return found?.status === 'approved';
    case 'change-email':
      return viewer !== undefined && !found;
  }
}

/**
 * Sends a one-time code, or an email that says why not. The answer is always the same. Emails are sent after it, so
 * that its time does not reveal whether there is an account.
 *
 * @param caller the caller's network address
 */
export async function sendCode(
  services: Services,
  email: string,
  purpose: CodePurpose,
  caller: string,
  viewer?: Viewer,
): Promise<void> {
  await limitCodes(services, email, purpose, caller);
  const { db, mail, config } = services;
  const found = await findAdmin(db, email);
  await db.transaction(async (tx) => {
    // The same is stored for any address, so that the time of the answer does not reveal an account.
    const message = emailFor(purpose, email, await issueCode(services, tx, email, purpose), config.siteUrl);
    if (mayHave(purpose, found, viewer)) await mail.enqueue(tx, message);
    else if (purpose === 'register' && found)
      await mail.enqueue(tx, alreadyRegisteredEmail(found.email, config.siteUrl));
    else await mail.enqueue(tx, { ...message, unsent: true });
  });
}

/**
 * Emails the code of the second step after a correct password. Within the limits' pause, the former code stays valid
 * and no other is sent.
 */
export async function sendLoginCode(services: Services, email: string, caller: string): Promise<void> {
  try {
    await limitCodes(services, email, 'login', caller);
  } catch (error) {
    if (error instanceof ApiFailure && error.statusCode === 429) return;
    throw error;
  }
  await services.db.transaction(async (tx) => {
    await services.mail.enqueue(tx, codeEmail(email, await issueCode(services, tx, email, 'login'), WHAT.login));
  });
  void services.mail.flush();
}
