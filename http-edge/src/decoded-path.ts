/** The path of a target as the servers decode it; a malformed path matches no route. */
export function decodedPath(target: string): string {
  const [path = ''] = target.split(/[?#]/);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
