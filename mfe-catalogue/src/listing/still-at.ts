/** Whether the browser's address is still the page at `path`, in any spelling. */
export function isStillAt(path: string): boolean {
  return samePath(location.pathname) === samePath(path);
}

function samePath(path: string): string {
  const trimmed = path.replace(/\/+$/, '').toLowerCase();
  try {
    return decodeURI(trimmed);
  } catch {
    return trimmed;
  }
}
