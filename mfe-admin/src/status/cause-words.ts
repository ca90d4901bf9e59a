/** Reasons why an email could not be sent; the first match counts. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^$/, 'The server that was sending it stopped.'],
  [/\bENOSPC\b/, 'There is no room left on the disk.'],
  [/\b(?:EAUTH|ENOAUTH|EOAUTH2|53[0458])\b/, "The mail server refused the site's user name or password."],
  [/\b(?:ETLS|EREQUIRETLS)\b/, 'The mail server offered no secure connection.'],
  [/\b4\d\d\b/, 'The mail server refused it for now.'],
  [/\b5\d\d\b|\b(?:EENVELOPE|EMESSAGE)\b/, 'The mail server refused the address or the email.'],
  [
    /\b(?:ECONNECTION|ESOCKET|ETIMEDOUT|EDNS|EPROTOCOL|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)\b/,
    'The mail server could not be reached.',
  ],
];

/** Describes the error codes of a mail server or the network in plain words. */
export function causeWords(cause: string): string {
  return WORDS.find(([codes]) => codes.test(cause))?.[1] ?? 'The email could not be sent.';
}
