import { SIGN_IN_PATH, plural } from 'api-client';
import type { Message } from '../../mail/message';
import { unlinked } from '../../mail/unlinked';

/** Emails about accounts. Each says why it was sent and what to do if it was not requested. */
const IGNORE = 'If you did not ask for this, you can ignore this email.';

export const codeEmail = (to: string, code: string, what: string): Message => ({
  to,
  // Locked screens show subjects, and mail servers log them: the code is only in the text.
  subject: 'Your code',
  text: `Your code to ${what} is ${code}.\n\nIt is valid for 10 minutes and works once.\n\n${IGNORE}\n`,
});

/** The secret is after the `#`: no server or log sees it when the link is opened. */
export const resetEmail = (to: string, code: string, siteUrl: string): Message => ({
  to,
  subject: 'Set a new password',
  text: `Open this page to set a new password:\n${siteUrl}${SIGN_IN_PATH}?show=forgot#reset=${code}\n\nOr copy the code onto the page that asks for it.\n\nYour code to set a new password is ${code}.\n\nIt is valid for 10 minutes and works once.\n\n${IGNORE}\n`,
});

export const alreadyRegisteredEmail = (to: string, siteUrl: string): Message => ({
  to,
  subject: 'You already have an account',
  text: `Someone, probably you, tried to register with this address. It already belongs to an account or to a request that waits for approval.\n\nSign in or set a new password at ${siteUrl}${SIGN_IN_PATH}\n\n${IGNORE}\n`,
});

export const requestEmail = (to: string, name: string, email: string, siteUrl: string): Message => ({
  to,
  replyTo: email,
  subject: `${unlinked(name)} asks to become an administrator`,
  text: `${unlinked(name)} has registered and waits for approval.\n\nApprove or delete the request at ${siteUrl}/admin/admin-requests\n`,
});

export const approvedEmail = (to: string, name: string, siteUrl: string): Message => ({
  to,
  subject: 'Your request is approved',
  text: `Hello ${unlinked(name)},\n\nyour request is approved. You can sign in at ${siteUrl}${SIGN_IN_PATH}\n`,
});

export const roleEmail = (to: string, role: string, siteUrl: string): Message => ({
  to,
  subject: 'Your role was changed',
  text: `You are now ${role} of ${siteUrl}.\n\nIf you do not know why, ask another owner.\n`,
});

const NOT_YOU = (siteUrl: string) =>
  `If that was not you, change your password immediately and remove anything that you do not recognise: ${siteUrl}/admin/account`;

export const secondStepEmail = (to: string, what: string, siteUrl: string): Message => ({
  to,
  subject: 'Your second step was changed',
  text: `${what}.\n\n${NOT_YOU(siteUrl)}\n`,
});

export const newDeviceEmail = (to: string, device: string, siteUrl: string): Message => ({
  to,
  subject: 'Your account was signed in to in another browser',
  text: `Your account was signed in to with ${device}, in a browser that has not been used for it before.\n\n${NOT_YOU(siteUrl)}\n`,
});

export const wrongCodesEmail = (to: string, siteUrl: string): Message => ({
  to,
  subject: 'Wrong codes were entered for your account',
  text: `Someone has entered wrong codes for the second step of your account several times. No more codes are accepted for a quarter of an hour.\n\nThat person knows your password or can read your emails. If it was not you, set a new password immediately: ${siteUrl}/admin/account\n`,
});

export const recoveryCodeEmail = (to: string, left: number, siteUrl: string): Message => ({
  to,
  subject: 'A recovery code was used',
  text: `A recovery code of your account was used. ${left} ${plural(left, 'is', 'are')} left.\n\n${NOT_YOU(siteUrl)}\n`,
});

export const recoveredEmail = (to: string, siteUrl: string): Message => ({
  to,
  subject: 'Your second steps were removed',
  text: `The operator of the server has removed the second steps from your account. Set one up again: ${siteUrl}/admin/account\n\nIf you did not ask for this, contact them immediately.\n`,
});

export const changedEmail = (to: string, what: string, siteUrl: string): Message => ({
  to,
  subject: `Your ${what} was changed`,
  text: `The ${what} of your account was changed.\n\nIf that was not you, set a new password immediately: ${siteUrl}${SIGN_IN_PATH}?show=forgot\n`,
});
