import type { ReactNode } from 'react';
import { Button } from 'ui-kit';
import { Dialog, type DialogProps } from 'ui-kit/dialog';
import { Form, FormButtons, SubmitButton, type FieldValues, type SubmitHandler, type UseFormReturn } from 'ui-kit/form';

interface FormDialogProps<Values extends FieldValues> extends Pick<
  DialogProps,
  'title' | 'description' | 'size' | 'onClose' | 'returnTo'
> {
  readonly form: UseFormReturn<Values>;
  readonly onSubmit: SubmitHandler<Values>;
  /** The label of the button that submits. */
  readonly submit: string;
  readonly danger?: boolean;
  readonly children: ReactNode;
}

/** A dialog with a form, a button that submits it and one that closes the dialog. */
export function FormDialog<Values extends FieldValues>({
  form,
  onSubmit,
  submit,
  danger = false,
  children,
  ...dialog
}: FormDialogProps<Values>): ReactNode {
  return (
    <Dialog {...dialog}>
      <Form form={form} onSubmit={onSubmit}>
        {children}
        <FormButtons>
          <Button variant="secondary" onClick={dialog.onClose}>
            Cancel
          </Button>
          <SubmitButton variant={danger ? 'danger' : 'primary'}>{submit}</SubmitButton>
        </FormButtons>
      </Form>
    </Dialog>
  );
}
