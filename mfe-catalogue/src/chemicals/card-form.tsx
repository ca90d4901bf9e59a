import { useState, type ComponentType, type FormEvent } from 'react';
import { Button, Field, Notice, TextArea, TextInput } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import type { EditingDialogProps } from '../editing/edit-button';
import { cardFault } from './card-rules';
import type { ChemicalCard } from './chemical-cards';
import styles from './card-form.module.css';

/** The dialog that adds a category card to the page, and only there: nothing is sent (specification, section 2). */
export function cardDialog(onAdd: (card: ChemicalCard) => void): ComponentType<EditingDialogProps> {
  return function CardDialog({ onClose }) {
    const [name, setName] = useState('');
    const [description, setDescription] = useState('');
    const [logo, setLogo] = useState<File>();
    const [pdf, setPdf] = useState<File>();
    const [fault, setFault] = useState<string>();

    const submit = (event: FormEvent) => {
      event.preventDefault();
      const found = cardFault({ name, description, logo, pdf });
      setFault(found);
      if (found || !logo || !pdf) return;
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
        <form method="post" className={styles.form} noValidate onSubmit={submit}>
          {fault && (
            <Notice tone="danger" role="alert">
              {fault}
            </Notice>
          )}
          <TextInput label="Name" value={name} onChange={(event) => setName(event.target.value)} />
          <TextArea label="Description" value={description} onChange={(event) => setDescription(event.target.value)} />
          <Field label="Logo">
            {(control) => (
              <input {...control} type="file" accept="image/*" onChange={(event) => setLogo(event.target.files?.[0])} />
            )}
          </Field>
          <Field label="PDF">
            {(control) => (
              <input
                {...control}
                type="file"
                accept="application/pdf"
                onChange={(event) => setPdf(event.target.files?.[0])}
              />
            )}
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
