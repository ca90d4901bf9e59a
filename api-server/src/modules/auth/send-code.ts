import type { Viewer } from '../../auth/viewer';
import { ApiFailure } from '../../errors/failures';
import type { Message } from '../../mail/mail';
import type { Services } from '../../services';
import { findAdmin, type AdminRow } from './find-admin';
import { alreadyRegisteredEmail, codeEmail, resetEmail } from './emails';
import { issueCode, limitCodes, type CodePurpose } from './one-time-codes';

/** The same words for any address: nobody learns who has an account. */
export const CODE_SENT = 'If this address can be used, a code is on its way to it.';

const WHAT: Readonly<Record<Exclude<CodePurpose, 'reset'>, string>> = {
  register: 'register',
  login: 'sign in',
  'change-email': 'use this address',
};

const emailFor = (purpose: CodePurpose, to: string, code: string, siteUrl: string): Message =>
  purpose === 'reset' ? resetEmail(to, code, siteUrl) : codeEmail(to, code, WHAT[purpose]);

/** Whether the address gets a code for this purpose. */
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
 * Sends a one-time code, or says by mail why there is none. The answer is the same in every case. Emails leave once it
 * is sent: the work on them would tell whether there is one.
 *
 * @param caller the network address that asks
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
    // The same is stored for any address, so that the time of the answer does not tell which have an account.
    const message = emailFor(purpose, email, await issueCode(services, tx, email, purpose), config.siteUrl);
    if (mayHave(purpose, found, viewer)) await mail.enqueue(tx, message);
    else if (purpose === 'register' && found)
      await mail.enqueue(tx, alreadyRegisteredEmail(found.email, config.siteUrl));
    else await mail.enqueue(tx, { ...message, unsent: true });
  });
}

/**
 * Sends the second step's code to somebody whose password was right. Asked again within the limits' pause, the code
 * that is on its way stays good and no other is sent.
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
