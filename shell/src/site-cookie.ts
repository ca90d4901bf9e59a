/**
 * Stores a preference in a cookie, which the server reads and scripts can set: it grants nothing. Like the servers' own
 * cookies, it is for this host alone if the site uses https.
 *
 * @param maxAge in seconds; 0 deletes it
 */
export function keepCookie(name: string, value: string, maxAge: number): void {
  const [prefix, secure] = location.protocol === 'https:' ? ['__Host-', '; Secure'] : ['', ''];
  document.cookie = `${prefix}${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
