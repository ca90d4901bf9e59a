import { compareNames, type MediaItem } from 'api-client';

/** The folders of the files, sorted by name. */
export function foldersOf(items: readonly Pick<MediaItem, 'folder'>[]): string[] {
  const names = new Set(items.map(({ folder }) => folder));
  names.delete('');
  return [...names].sort(compareNames);
}

/** A folder with those inside it: their names begin with its own and a slash. */
export interface Folder {
  /** The whole name: `Products/Valves`. */
  readonly name: string;
  /** Its last part. */
  readonly label: string;
  /** The number of files in it and below. */
  readonly count: number;
  readonly folders: readonly Folder[];
}

/** Whether a file is in a folder, or in one inside it. */
export const isWithin = ({ folder }: Pick<MediaItem, 'folder'>, name: string): boolean =>
  folder === name || folder.startsWith(`${name}/`);

/** The folders of the files as a tree. */
export function folderTree(items: readonly Pick<MediaItem, 'folder'>[], parent = ''): Folder[] {
  const start = parent === '' ? '' : `${parent}/`;
  const inside = foldersOf(items).filter((name) => name.startsWith(start));
  const labels = [...new Set(inside.map((name) => name.slice(start.length).split('/')[0] ?? ''))];
  return labels
    .filter((label) => label !== '')
    .map((label) => {
      const name = start + label;
      const within = items.filter((item) => isWithin(item, name));
      return { name, label, count: within.length, folders: folderTree(within, name) };
    });
}
