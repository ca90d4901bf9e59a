import type { ReactNode } from 'react';
import { FormDialog } from 'admin-kit';
import { useForm } from 'ui-kit/form';
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
export function PasswordDialog({ action, hasPassword, onConfirm, ...dialog }: PasswordDialogProps): ReactNode {
  const form = useForm({ defaultValues: { currentPassword: '' } });
  const run = useStepForm(form);
  return (
    <FormDialog
      {...dialog}
      size="small"
      form={form}
      onSubmit={({ currentPassword }) => run(() => onConfirm(passwordBody(currentPassword)))}
      submit={action}
    >
      <CurrentPasswordField needed={hasPassword} />
    </FormDialog>
  );
}
