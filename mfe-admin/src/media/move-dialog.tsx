import { updateMedia, counted, plural } from 'api-client';
import type { MediaItem } from 'api-client';
import { useId, type ReactNode } from 'react';
import { messageOf, useChange } from 'shared-store';
import { FullScreenLoader, notify } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { Form, FormButtons, SubmitButton, TextField, useForm } from 'ui-kit/form';
import { foldersOf } from './folders';

interface MoveDialogProps {
  readonly items: readonly MediaItem[];
  /** The whole library, whose folders are offered. */
  readonly library: readonly MediaItem[];
  readonly onMoved: () => void;
  readonly onClose: () => void;
}

/** Asks for the target folder: an existing or a new one. */
export function MoveDialog({ items, library, onMoved, onClose }: MoveDialogProps): ReactNode {
  const list = useId();
  const [first] = items;
  const form = useForm({ defaultValues: { folder: items.length === 1 && first ? first.folder : '' } });
  const [update] = useChange(updateMedia);
  const { isSubmitting } = form.formState;
  const move = async ({ folder }: { folder: string }): Promise<void> => {
    try {
      for (const { _id } of items) await update({ params: { id: _id }, body: { folder } }).unwrap();
      notify.success(`${plural(items.length, 'File', counted(items.length, 'file'))} moved successfully`);
      onMoved();
      onClose();
    } catch (error) {
      notify.error(messageOf(error));
    }
  };
  return (
    <Dialog
      onClose={onClose}
      busy={isSubmitting}
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
      {isSubmitting && <FullScreenLoader />}
    </Dialog>
  );
}
