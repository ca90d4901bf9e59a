import type { BulkAction } from 'admin-kit';
import { updateMedia } from 'api-client';
import type { MediaItem } from 'api-client';
import { useId, type ReactNode } from 'react';
import { useChange } from 'shared-store';
import { Dialog } from 'ui-kit/dialog';
import { Form, FormButtons, SubmitButton, TextField, useForm } from 'ui-kit/form';
import { foldersOf } from './folders';

interface MoveDialogProps {
  readonly items: readonly MediaItem[];
  /** The whole library, whose folders are offered. */
  readonly library: readonly MediaItem[];
  readonly start: (action: BulkAction<MediaItem>) => void;
  readonly onClose: () => void;
}

/** Asks for the target folder: an existing or a new one. */
export function MoveDialog({ items, library, start, onClose }: MoveDialogProps): ReactNode {
  const list = useId();
  const [first] = items;
  const form = useForm({ defaultValues: { folder: items.length === 1 && first ? first.folder : '' } });
  const [update] = useChange(updateMedia);
  const moveTo =
    (folderOf: (item: MediaItem) => string) =>
    (item: MediaItem): Promise<{ message: string }> =>
      update({ params: { id: item._id }, body: { folder: folderOf(item) } }).unwrap();
  const move = ({ folder }: { folder: string }): void => {
    onClose();
    start({
      id: 'move-to',
      label: 'Move',
      words: { doing: 'Moving', done: 'moved' },
      each: moveTo(() => folder),
      undoEach: moveTo((item) => item.folder),
    });
  };
  return (
    <Dialog
      onClose={onClose}
      title={items.length === 1 && first ? `Move ${first.originalName}` : `Move ${items.length} files`}
    >
      <Form form={form} onSubmit={move}>
        <TextField
          name="folder"
          label="Folder"
          hint="A new name creates a folder, and a slash one inside another: Products/Valves. Leave it empty to take files out of their folder. Addresses stay the same."
          list={list}
          autoComplete="off"
          rules={{ maxLength: { value: 80, message: 'At most 80 characters' } }}
        />
        <datalist id={list}>
          {foldersOf(library).map((folder) => (
            <option key={folder} value={folder} />
          ))}
        </datalist>
        <FormButtons>
          <SubmitButton>Move</SubmitButton>
        </FormButtons>
      </Form>
    </Dialog>
  );
}
