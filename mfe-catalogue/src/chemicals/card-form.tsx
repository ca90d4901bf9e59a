import { IMAGE_UPLOAD, PDF_UPLOAD } from 'api-client';
import type { ComponentType } from 'react';
import { Button, Field, Notice, TextArea, TextInput } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { useForm } from 'ui-kit/form';
import type { EditingDialogProps } from '../editing/edit-button';
import { cardError } from './card-rules';
import type { ChemicalCard } from './chemical-cards';
import styles from './card-form.module.css';

interface CardValues {
  readonly name: string;
  readonly description: string;
  readonly logo?: FileList;
  readonly pdf?: FileList;
}

/** The dialog that adds a category card to the page, and only there: nothing is sent (specification, section 2). */
export function cardDialog(onAdd: (card: ChemicalCard) => void): ComponentType<EditingDialogProps> {
  return function CardDialog({ onClose }) {
    const { register, handleSubmit, setError, formState } = useForm<CardValues>({
      defaultValues: { name: '', description: '' },
    });
    const error = formState.errors.root?.message;

    const add = (values: CardValues) => {
      const { name, description } = values;
      const [logo, pdf] = [values.logo?.[0], values.pdf?.[0]];
      const found = cardError({ name, description, logo, pdf });
      if (found || !logo || !pdf) {
        setError('root', { message: found });
        return;
      }
      onAdd({
        title: name.trim(),
        description: description.trim(),
        logo: URL.createObjectURL(logo),
        pdf: URL.createObjectURL(pdf),
      });
      onClose();
    };

    return (
      <Dialog open title="Add card" description="It is shown on this page until you leave it." onOpenChange={onClose}>
        <form method="post" className={styles.form} noValidate onSubmit={(event) => void handleSubmit(add)(event)}>
          {error && (
            <Notice tone="danger" role="alert">
              {error}
            </Notice>
          )}
          <TextInput label="Name" {...register('name')} />
          <TextArea label="Description" {...register('description')} />
          <Field label="Logo">
            {(control) => <input {...register('logo')} {...control} type="file" accept={IMAGE_UPLOAD.accept} />}
          </Field>
          <Field label="PDF">
            {(control) => <input {...register('pdf')} {...control} type="file" accept={PDF_UPLOAD.accept} />}
          </Field>
          <div className={styles.actions}>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Add card</Button>
          </div>
        </form>
      </Dialog>
    );
  };
}
