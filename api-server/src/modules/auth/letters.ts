import type { Message } from '../../mail/mail';

/** Mail about accounts. Every letter says why it was sent and what to do when it was not asked for. */
const IGNORE = 'If you did not ask for this, you can ignore this mail.';

export const codeLetter = (to: string, code: string, what: string): Message => ({
  to,
  // Subjects are shown on locked screens and written into the logs of mail servers: the code is in the text only.
  subject: 'Your code',
  text: `Your code to ${what} is ${code}.\n\nIt is good for 10 minutes and works once.\n\n${IGNORE}\n`,
});

export const alreadyRegisteredLetter = (to: string, siteUrl: string): Message => ({
  to,
  subject: 'You already have an account',
  text: `Somebody, probably you, tried to register with this address. It already belongs to an account or to a request that waits for approval.\n\nSign in or set a new password at ${siteUrl}/login\n\n${IGNORE}\n`,
});

export const requestLetter = (to: string, name: string, email: string, siteUrl: string): Message => ({
  to,
  subject: `${name} asks to become an administrator`,
  text: `${name} (${email}) has registered and waits for approval.\n\nApprove or delete the request at ${siteUrl}/admin/admin-requests\n`,
});

export const approvedLetter = (to: string, name: string, siteUrl: string): Message => ({
  to,
  subject: 'Your request is approved',
  text: `Hello ${name},\n\nyour request is approved. You can sign in at ${siteUrl}/login\n`,
});

export const changedLetter = (to: string, what: string, siteUrl: string): Message => ({
  to,
  subject: `Your ${what} was changed`,
  text: `The ${what} of your account was changed.\n\nIf that was not you, set a new password at once: ${siteUrl}/login?show=forgot\n`,
});
