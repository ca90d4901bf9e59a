import type { MediaItem } from 'api-client';
import { FolderClosed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { folderTree, type Folder } from './folders';
import classes from './media.module.css';

/** The value of the address for files without a folder. */
export const NO_FOLDER = '-';

interface FolderLinkProps {
  /** Empty for all files. */
  readonly folder: string;
  readonly count: number;
  readonly children: ReactNode;
}

function FolderLink({ folder, count, children }: FolderLinkProps): ReactNode {
  const [params] = useSearchParams();
  const search = new URLSearchParams(params);
  search.delete('page');
  if (folder === '') search.delete('folder');
  else search.set('folder', folder);
  return (
    <Link
      to={{ search: search.toString() }}
      replace
      className={classes.folder}
      aria-current={(params.get('folder') ?? '') === folder || undefined}
    >
      <FolderClosed aria-hidden="true" />
      <span className={classes.folderName}>{children}</span>
      <span className={classes.count}>{count}</span>
    </Link>
  );
}

function Folders({ folders }: { readonly folders: readonly Folder[] }): ReactNode {
  return (
    <ul className={classes.folders} role="list">
      {folders.map(({ name, label, count, folders: inside }) => (
        <li key={name}>
          <FolderLink folder={name} count={count}>
            {label}
          </FolderLink>
          {inside.length > 0 && <Folders folders={inside} />}
        </li>
      ))}
    </ul>
  );
}

/** The folders of the library as a tree; each link shows the files in a folder and in those inside it. */
export function FolderTree({ items }: { readonly items: readonly MediaItem[] }): ReactNode {
  const folders = folderTree(items);
  if (folders.length === 0) return null;
  return (
    <nav aria-label="Folders" className={classes.tree}>
      <FolderLink folder="" count={items.length}>
        All files
      </FolderLink>
      <Folders folders={folders} />
      <FolderLink folder={NO_FOLDER} count={items.filter(({ folder }) => folder === '').length}>
        In no folder
      </FolderLink>
    </nav>
  );
}
