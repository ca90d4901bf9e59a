import { inviteAdmin } from 'api-client';
import type { ReactNode } from 'react';
import { useChange } from 'shared-store';
import { announce, FormDialog } from 'admin-kit';
import { SelectField, TextField, useForm } from 'ui-kit/form';
import { roleHint, useRoleOptions } from './roles';

/** Invites an administrator by email; the link in it creates the account. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const roles = useRoleOptions();
  const [invite] = useChange(inviteAdmin);
  const form = useForm<{ email: string; role: string }>({ defaultValues: { email: '', role: 'editor' } });
  return (
    <FormDialog
      size="small"
      onClose={onClose}
      title="Invite an administrator"
      description="The link in the email works once, within seven days."
      form={form}
      onSubmit={async (body) => {
        if (await announce(invite({ body }).unwrap())) onClose();
      }}
      submit="Send the invitation"
    >
      <TextField name="email" type="email" label="Email" autoComplete="off" rules={{ required: 'Email is required' }} />
      <SelectField name="role" label="Role" options={roles} hint={roleHint(form.watch('role'))} />
    </FormDialog>
  );
}
