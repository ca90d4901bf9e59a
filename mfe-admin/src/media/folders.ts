import { compareNames, type MediaItem } from 'api-client';

/** The folders of the files, sorted by name. */
export function foldersOf(items: readonly Pick<MediaItem, 'folder'>[]): string[] {
  const names = new Set(items.map(({ folder }) => folder));
  names.delete('');
  return [...names].sort(compareNames);
}
