import type { MediaItem } from 'api-client';
import { useState, type ReactNode } from 'react';
import { messageOf } from 'shared-store';
import { DataList, FullScreenLoader, notify } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { fileSize, Form, FormButtons, SubmitButton, TextAreaField, useForm } from 'ui-kit/form';
import { collectionName } from '../names';
import { useMediaUpdateMutation } from '../store/media';
import { ReplaceForm } from './replace-form';
import styles from './media.module.css';

interface MediaDialogProps {
  readonly item: MediaItem;
  readonly onClose: () => void;
  /** Told the item that has taken this one's place. */
  readonly onReplaced: (id: string) => void;
}

/** One file: what it looks like, its description for those who can't see it, where it is used, and what may replace it. */
export function MediaDialog({ item, onClose, onReplaced }: MediaDialogProps): ReactNode {
  const form = useForm({ defaultValues: { alt: item.alt } });
  const [update] = useMediaUpdateMutation();
  const [replacing, setReplacing] = useState(false);
  const busy = form.formState.isSubmitting || replacing;
  const save = async ({ alt }: { alt: string }): Promise<void> => {
    try {
      const { message } = await update({ params: { id: item._id }, body: { alt, version: item.version } }).unwrap();
      notify.success(message);
      onClose();
    } catch (error) {
      notify.error(messageOf(error));
    }
  };
  return (
    <Dialog open size="large" onOpenChange={(open) => !open && onClose()} busy={busy} title={item.originalName}>
      <div className={styles.detail}>
        {item.kind === 'image' ? (
          <img src={item.url} alt={item.alt} className={styles.large} />
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
              { term: 'Address', detail: <code>{item.url}</code> },
              {
                term: 'Used by',
                detail:
                  item.usedBy.length === 0
                    ? 'Nothing'
                    : item.usedBy.map(({ collection, _id, title }) => (
                        <span key={`${collection}/${_id}`} className={styles.use}>
                          {collectionName(collection)}: {title}
                        </span>
                      )),
              },
            ]}
          />
          {item.kind === 'image' && (
            <Form form={form} onSubmit={save} className={styles.alt}>
              <TextAreaField
                name="alt"
                label="Description"
                hint="What the picture shows, for those who can't see it"
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
