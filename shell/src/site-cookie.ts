/**
 * Keeps a preference in a cookie, which the server reads and scripts set: it opens nothing. As the servers' own cookies it
 * is for this host alone where the site has https.
 *
 * @param maxAge in seconds; 0 removes it
 */
export function keepCookie(name: string, value: string, maxAge: number): void {
  const [prefix, secure] = location.protocol === 'https:' ? ['__Host-', '; Secure'] : ['', ''];
  document.cookie = `${prefix}${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
