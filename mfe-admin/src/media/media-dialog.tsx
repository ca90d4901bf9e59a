import { updateMedia, fileSize } from 'api-client';
import type { MediaItem } from 'api-client';
import { useState, type ReactNode } from 'react';
import { useChange } from 'shared-store';
import { announce } from 'admin-kit';
import { DataList, FullScreenLoader, KitLink } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { Form, FormButtons, SubmitButton, TextAreaField, useForm } from 'ui-kit/form';
import { PictureEditing } from './picture-editing';
import { ReplaceForm } from './replace-form';
import classes from './media.module.css';
import { collectionName } from '../names';
import { editPath } from '../edit-path';

/** A link to one of the places that use a file; marked if that item is in the trash. */
function UseLink({ use }: { readonly use: MediaItem['usedBy'][number] }): ReactNode {
  const { collection, title, inTrash } = use;
  return (
    <span className={classes.use}>
      <KitLink href={inTrash ? `/admin/trash?search=${encodeURIComponent(title)}` : editPath(use)}>
        {collectionName(collection)}: {title}
      </KitLink>
      {inTrash && ' (in the trash)'}
    </span>
  );
}

interface MediaDialogProps {
  readonly item: MediaItem;
  /** The original of a crop; the item itself otherwise. */
  readonly original: MediaItem;
  readonly onClose: () => void;
  /** Receives the id of the item that replaces this one. */
  readonly onReplaced: (id: string) => void;
}

/** One file: its preview, its description for people who cannot see it, its uses, and the ways to replace it. */
export function MediaDialog({ item, original, onClose, onReplaced }: MediaDialogProps): ReactNode {
  const form = useForm({ defaultValues: { alt: item.alt } });
  const [update] = useChange(updateMedia);
  const [replacing, setReplacing] = useState(false);
  const busy = form.formState.isSubmitting || replacing;
  const save = async ({ alt }: { alt: string }): Promise<void> => {
    const body = { alt, version: item.version };
    if (await announce(update({ params: { id: item._id }, body }).unwrap())) onClose();
  };
  return (
    <Dialog size="large" onClose={onClose} busy={busy} title={item.originalName}>
      <div className={classes.detail}>
        {item.kind === 'image' ? (
          <PictureEditing item={item} original={original} onBusy={setReplacing} onReplaced={onReplaced} />
        ) : (
          <a href={item.url} target="_blank" rel="noreferrer">
            Open the document
          </a>
        )}
        <div>
          <DataList
            facts={[
              { term: 'Kind', detail: item.contentType },
              { term: 'Size', detail: fileSize(item.size) },
              ...(item.width && item.height ? [{ term: 'Dimensions', detail: `${item.width} × ${item.height}` }] : []),
              { term: 'Folder', detail: item.folder === '' ? 'None' : item.folder },
              { term: 'Address', detail: <code>{item.url}</code> },
              {
                term: 'Used by',
                detail:
                  item.usedBy.length === 0
                    ? 'Nothing'
                    : item.usedBy.map((use) => <UseLink key={`${use.collection}/${use._id}`} use={use} />),
              },
            ]}
          />
          {item.kind === 'image' && (
            <Form form={form} onSubmit={save} className={classes.alt}>
              <TextAreaField
                name="alt"
                label="Description"
                hint="What the picture shows, for people who cannot see it"
                rows={3}
                rules={{
                  required: 'A description is required',
                  maxLength: { value: 300, message: 'At most 300 characters' },
                }}
              />
              <FormButtons>
                <SubmitButton>Save description</SubmitButton>
              </FormButtons>
            </Form>
          )}
          <ReplaceForm item={item} onBusy={setReplacing} onReplaced={onReplaced} />
        </div>
      </div>
      {busy && <FullScreenLoader />}
    </Dialog>
  );
}
