import { IMAGE_UPLOAD, PDF_UPLOAD } from 'api-client';
import { useState, type ChangeEvent, type ComponentType } from 'react';
import { Button, Field, FullScreenLoader, notify, TextArea, TextInput } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { useForm } from 'ui-kit/form';
import type { EditingDialogProps } from '../editing/edit-button';
import { CARD_INCOMPLETE, isComplete, refuseLogo, refusePdf } from './card-rules';
import type { ChemicalCard } from './chemical-cards';
import classes from './card-form.module.css';

interface CardValues {
  readonly name: string;
  readonly description: string;
  readonly logo?: FileList;
  readonly pdf?: FileList;
}

/**
 * Validates a file as soon as it is chosen: an alert shows the error, and the field is cleared (specification, section
 * 5).
 */
const refusing = (refuse: (file: File) => string | undefined) => (event: ChangeEvent<HTMLInputElement>) => {
  const input = event.currentTarget;
  const [file] = input.files ?? [];
  const refusal = file && refuse(file);
  if (!refusal) return;
  input.value = '';
  window.alert(refusal);
};

/** A data URL with a copy of a file, since the file may be moved or changed later. */
const addressOf = async (file: File): Promise<string> =>
  URL.createObjectURL(new Blob([await file.arrayBuffer()], { type: file.type }));

/** The dialog that adds a category card to the page only: nothing is sent (specification, section 2). */
export function cardDialog(onAdd: (card: ChemicalCard) => void): ComponentType<EditingDialogProps> {
  return function CardDialog({ onClose }) {
    const { register, handleSubmit } = useForm<CardValues>({ defaultValues: { name: '', description: '' } });
    const [busy, setBusy] = useState(false);

    const add = async ({ name, description, logo, pdf }: CardValues) => {
      const draft = { name, description, logo: logo?.[0], pdf: pdf?.[0] };
      // The specification requires an alert (section 5).
      if (!isComplete(draft)) return window.alert(CARD_INCOMPLETE);
      setBusy(true);
      try {
        onAdd({
          title: name.trim(),
          description: description.trim(),
          logo: await addressOf(draft.logo),
          pdf: await addressOf(draft.pdf),
        });
        onClose();
      } catch {
        notify.error('File upload failed');
      } finally {
        setBusy(false);
      }
    };

    return (
      <Dialog title="Add card" description="It is shown until the page is reloaded." busy={busy} onClose={onClose}>
        <form method="post" className={classes.form} noValidate onSubmit={(event) => void handleSubmit(add)(event)}>
          <TextInput label="Name" {...register('name')} />
          <TextArea label="Description" {...register('description')} />
          <Field label="Logo">
            {(control) => (
              <input
                {...register('logo', { onChange: refusing(refuseLogo) })}
                {...control}
                type="file"
                accept={IMAGE_UPLOAD.accept}
              />
            )}
          </Field>
          <Field label="PDF">
            {(control) => (
              <input
                {...register('pdf', { onChange: refusing(refusePdf) })}
                {...control}
                type="file"
                accept={PDF_UPLOAD.accept}
              />
            )}
          </Field>
          <div className={classes.actions}>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Add card</Button>
          </div>
        </form>
        {busy && <FullScreenLoader label="Adding the card…" />}
      </Dialog>
    );
  };
}
