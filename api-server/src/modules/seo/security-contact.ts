import { DAY } from '../../clock';

/** The file should expire within a year; ours is made on each request, so half of that is enough. */
const VALID_DAYS = 180;

/**
 * `security.txt` (RFC 9116): the address for reports of vulnerabilities.
 *
 * @param siteUrl the site's first origin
 * @param email the site's contact address
 */
export function securityContact(siteUrl: string, email: string, now: Date): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(now.getTime() + VALID_DAYS * DAY).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
