import { deleteMedia, fetchMedia, fileSize } from 'api-client';
import { ShortDay, useChange, useRead } from 'shared-store';
import type { MediaItem } from 'api-client';
import { FileText, FolderInput, LayoutGrid, List } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Badge, Button, classNames } from 'ui-kit';
import { CollectionScreen, finalDeletion, type BulkAction } from 'admin-kit';
import { dateColumn } from 'admin-kit/table';
import { FolderTree, NO_FOLDER } from './folder-tree';
import { isWithin } from './folders';
import { MediaDialog } from './media-dialog';
import { MoveDialog } from './move-dialog';
import { UploadArea } from './upload-area';
import { useUploads } from './use-uploads';
import classes from './media.module.css';

function Thumbnail({ item }: { readonly item: MediaItem }): ReactNode {
  if (item.kind !== 'image') return <FileText aria-hidden="true" className={classes.sign} />;
  return <img src={`${item.url}?w=320`} alt="" loading="lazy" className={classes.thumbnail} />;
}

const folderColumn = { id: 'folder', header: 'Folder', value: ({ folder }: MediaItem) => folder };

/** The grid begins with what is told apart by sight. */
const picturesFirst = (items: readonly MediaItem[]): readonly MediaItem[] =>
  items.toSorted((one, other) => Number(one.kind !== 'image') - Number(other.kind !== 'image'));

/** The value of `view` in the address for a table. */
const LIST = 'list';

/** The library of pictures and documents: upload, describe, sort into folders, find unused files, delete. */
export function Component(): ReactNode {
  const read = useRead(fetchMedia, undefined, { refetchOnMountOrArgChange: true });
  const [remove] = useChange(deleteMedia);
  const [params, setParams] = useSearchParams();
  const shownFolder = params.get('folder') ?? '';
  const isList = params.get('view') === LIST;
  const show = (view: string): void =>
    setParams(
      (now) => {
        now.delete('view');
        if (view === LIST) now.set('view', LIST);
        return now;
      },
      { replace: true },
    );
  const files = useUploads(shownFolder === NO_FOLDER ? '' : shownFolder);
  const [open, setOpen] = useState<string>();
  const [moving, setMoving] = useState<{
    readonly items: readonly MediaItem[];
    readonly start: (action: BulkAction<MediaItem>) => void;
  }>();
  const shown = read.data?.find(({ _id }) => _id === open);
  return (
    <>
      <CollectionScreen
        title="Media library"
        purpose="Every picture and PDF of the site is kept here. Upload the first one above."
        above={
          <>
            <UploadArea files={files} />
            <FolderTree items={read.data ?? []} />
          </>
        }
        layout={isList ? 'rows' : 'tiles'}
        actions={
          <Button
            variant="secondary"
            size="small"
            icon={isList ? <LayoutGrid aria-hidden="true" /> : <List aria-hidden="true" />}
            onClick={() => show(isList ? 'tiles' : LIST)}
          >
            {isList ? 'Show as a grid' : 'Show as a list'}
          </Button>
        }
        noun={{ one: 'file', many: 'files' }}
        items={isList ? read.data : read.data && picturesFirst(read.data)}
        read={read}
        defaultSort="-createdAt"
        columns={[
          {
            id: 'name',
            header: 'File',
            cell: (item) => (
              <button
                type="button"
                className={classNames(classes.name, !isList && classes.tile)}
                onClick={() => setOpen(item._id)}
              >
                <Thumbnail item={item} />
                <span>{item.originalName}</span>
              </button>
            ),
            value: ({ originalName }) => originalName,
          },
          {
            id: 'alt',
            header: 'Description',
            cell: ({ kind, alt }) => (alt ? alt : kind === 'image' ? <Badge tone="warning">Missing</Badge> : ''),
          },
          ...(isList ? [folderColumn] : []),
          { id: 'usedBy', header: 'Used', align: 'end', value: ({ usedBy }) => usedBy.length },
          {
            ...{ id: 'size', header: 'Size', align: 'end', wideOnly: true },
            cell: ({ size }) => fileSize(size),
            value: ({ size }) => size,
          },
          ...(isList ? [dateColumn('createdAt', 'Uploaded', ShortDay)] : []),
        ]}
        filters={[
          {
            id: 'folder',
            label: 'Folder',
            hidden: true,
            options: [],
            matches: (item, value) => (value === NO_FOLDER ? item.folder === '' : isWithin(item, value)),
          },
          {
            id: 'kind',
            label: 'Kind',
            options: [
              { value: 'image', label: 'Images' },
              { value: 'document', label: 'Documents' },
            ],
            matches: ({ kind }, value) => kind === value,
          },
          {
            id: 'use',
            label: 'Use',
            options: [
              { value: 'unused', label: 'Unused' },
              { value: 'used', label: 'Used' },
              { value: 'undescribed', label: 'Without description' },
            ],
            matches: ({ usedBy, kind, alt }, value) =>
              value === 'undescribed' ? kind === 'image' && alt === '' : usedBy.length > 0 === (value === 'used'),
          },
        ]}
        keyOf={({ _id }) => _id}
        labelOf={({ originalName }) => originalName}
        searchText={({ originalName, alt, name }) => `${originalName} ${alt} ${name}`}
        onEdit={({ _id }) => setOpen(_id)}
        bulkActions={[
          {
            id: 'move',
            label: 'Move to a folder',
            icon: <FolderInput aria-hidden="true" />,
            opens: (items, _onDone, start) => setMoving({ items, start }),
          },
        ]}
        deletion={{
          allowed: ({ usedBy }) => usedBy.length === 0,
          question: (_items, named) => finalDeletion('Delete file', named),
          each: ({ _id }) => remove({ params: { id: _id } }).unwrap(),
        }}
      />
      {moving && <MoveDialog {...moving} library={read.data ?? []} onClose={() => setMoving(undefined)} />}
      {shown && (
        <MediaDialog
          key={shown._id}
          item={shown}
          original={read.data?.find(({ _id }) => _id === shown.originalId) ?? shown}
          onClose={() => setOpen(undefined)}
          onReplaced={setOpen}
        />
      )}
    </>
  );
}
