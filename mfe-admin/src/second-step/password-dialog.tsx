import type { ReactNode } from 'react';
import { Button } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { Form, FormButtons, SubmitButton, useForm } from 'ui-kit/form';
import { CurrentPasswordField, passwordBody } from './current-password-field';
import { useStepForm } from './use-step-form';

interface PasswordDialogProps {
  readonly title: string;
  readonly description: string;
  /** The label of the button. */
  readonly action: string;
  readonly danger?: boolean;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
  /** Performs the change; a failure keeps the dialog open. */
  readonly onConfirm: (body: { currentPassword?: string }) => Promise<void>;
}

/** Confirms a change of the second step that needs only the current password. */
export function PasswordDialog({
  title,
  description,
  action,
  danger = false,
  hasPassword,
  onClose,
  onConfirm,
}: PasswordDialogProps): ReactNode {
  const form = useForm({ defaultValues: { currentPassword: '' } });
  const run = useStepForm(form);
  return (
    <Dialog size="small" onClose={onClose} title={title} description={description}>
      <Form
        form={form}
        onSubmit={async ({ currentPassword }) => void (await run(() => onConfirm(passwordBody(currentPassword))))}
      >
        <CurrentPasswordField needed={hasPassword} />
        <FormButtons>
          <SubmitButton variant={danger ? 'danger' : 'primary'}>{action}</SubmitButton>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
        </FormButtons>
      </Form>
    </Dialog>
  );
}
