/** A path as redirects are kept and found: decoded, without query, slash at its end and capitals. */
export function formerPath(address: string): string {
  const path = address.split(/[?#]/)[0] ?? '';
  return (decoded(path).replace(/\/+$/, '') || '/').normalize('NFC').toLowerCase();
}

/** What can't be decoded, or kept by the database (a NUL), stays as it is written. */
function decoded(path: string): string {
  try {
    const text = decodeURIComponent(path);
    return text.includes('\0') ? path : text;
  } catch {
    return path;
  }
}
