const MAX_LENGTH = 200;

/**
 * The name of an upload, cleaned for storage and display: no folders, no control characters, a limited length. Files
 * are never stored under it.
 */
export function originalName(sent: string): string {
  const last = sent.split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(/[\p{Cc}\p{Cs}\p{Cf}]/gu, '').trim();
  if (clean.length <= MAX_LENGTH) return clean || 'file';
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? '';
  return clean.slice(0, MAX_LENGTH - ending.length) + ending;
}
