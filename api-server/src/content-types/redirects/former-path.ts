/**
 * A path in the form in which redirects are stored and found: decoded and in lower case, without query and final slash.
 */
export function formerPath(address: string): string {
  const path = address.split(/[?#]/)[0] ?? '';
  return (decoded(path).replace(/\/+$/, '') || '/').normalize('NFC').toLowerCase();
}

/** Paths that cannot be decoded, or stored (because of a NUL), stay as they are. */
function decoded(path: string): string {
  try {
    const text = decodeURIComponent(path);
    return text.includes('\0') ? path : text;
  } catch {
    return path;
  }
}
