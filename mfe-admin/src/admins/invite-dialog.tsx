import { inviteAdmin } from 'api-client';
import type { Role } from 'api-client';
import type { ReactNode } from 'react';
import { messageOf, useChange } from 'shared-store';
import { Button, notify } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { Form, FormButtons, SelectField, SubmitButton, TextField, useForm } from 'ui-kit/form';
import { ROLES } from './roles';

/** Invites an administrator by email; the link in it creates the account. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [invite] = useChange(inviteAdmin);
  const form = useForm<{ email: string; role: Role }>({ defaultValues: { email: '', role: 'editor' } });
  const send = async (body: { email: string; role: Role }): Promise<void> => {
    try {
      const { message } = await invite({ body }).unwrap();
      notify.success(message);
      onClose();
    } catch (error) {
      notify.error(messageOf(error));
    }
  };
  return (
    <Dialog
      size="small"
      onClose={onClose}
      title="Invite an administrator"
      description="The link in the email works once, within seven days."
    >
      <Form form={form} onSubmit={send}>
        <TextField
          name="email"
          type="email"
          label="Email"
          autoComplete="off"
          rules={{ required: 'Email is required' }}
        />
        <SelectField name="role" label="Role" options={ROLES} />
        <FormButtons>
          <SubmitButton>Send the invitation</SubmitButton>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
        </FormButtons>
      </Form>
    </Dialog>
  );
}
