/** The longest text of published code in a log line. */
const MAX_LENGTH = 1000;

/** Personal data and secrets that published code works with, in the order of their replacement. */
const REDACTED: readonly (readonly [RegExp, string])[] = [
  [/[^\s<>"'(),:;]{1,64}@[^\s<>"'(),:;]{1,255}/g, '[email]'],
  // Search terms, keys of applicants and tokens of emails.
  [/[?#][^\s"'<>()]*=[^\s"'<>()]*/g, '?[left out]'],
  // Tokens have at least 128 bits: 22 characters.
  [/(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{22,}/gi, '[token]'],
  // Codes of emails and authenticator apps.
  [/\b\d{3} ?\d{3}\b/g, '[code]'],
];

/** A text of published code for the log: short, without email addresses, queries, tokens and one-time codes. */
export function publishedText(text: string): string {
  // Twice the length is enough to find what is cut at the end.
  const redacted = REDACTED.reduce((left, [what, shown]) => left.replace(what, shown), text.slice(0, 2 * MAX_LENGTH));
  return redacted.length > MAX_LENGTH ? `${redacted.slice(0, MAX_LENGTH)}…` : redacted;
}
