/** What a document may use besides this site's own files. */
interface Allowances {
  /** Origins that remotes are loaded from by an address; a browser will ask no hashes of their files. */
  readonly origins?: readonly string[];
  /** Hashes of the style sheets that stand in the document, as subresource integrity writes them. */
  readonly styles?: readonly string[];
}

/**
 * The policies of a document: scripts and styles come from this site alone, pictures and fonts too; what else there is
 * is named.
 */
export function documentPolicies({ origins = [], styles = [] }: Allowances = {}): Record<string, string> {
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  const own = ["'self'", ...origins];
  const policy = [
    "default-src 'self'",
    `script-src ${own.join(' ')}`,
    `style-src ${[...own, ...styles.map((hash) => `'${hash}'`)].join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${[...own, ...sockets].join(' ')}`,
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  if (origins.length > 0) return { 'content-security-policy': policy };
  return { 'content-security-policy': policy, 'integrity-policy': 'blocked-destinations=(script)' };
}
