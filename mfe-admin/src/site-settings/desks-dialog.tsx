import { updateMessageDesks, type MessageDesk } from 'api-client';
import type { ReactNode } from 'react';
import { failureOf, useChange } from 'shared-store';
import { FormDialog } from 'admin-kit';
import { notify } from 'ui-kit';
import { TextField, useForm, useSubmission } from 'ui-kit/form';

interface DesksDialogProps {
  readonly desks: readonly MessageDesk[];
  readonly onClose: () => void;
}

/** Changes the address of each topic. */
export function DesksDialog({ desks, onClose }: DesksDialogProps): ReactNode {
  const [update] = useChange(updateMessageDesks);
  const form = useForm({ defaultValues: { desks: desks.map(({ topic, email }) => ({ topic, email })) } });
  const { send } = useSubmission(form, failureOf);
  return (
    <FormDialog
      onClose={onClose}
      title="Change message desks"
      description="A topic without an address uses that of the site. The owners get an email about the change."
      form={form}
      onSubmit={(body) =>
        send(async () => {
          notify.success((await update({ body }).unwrap()).message);
          onClose();
        })
      }
      submit="Change message desks"
    >
      {desks.map(({ topic }, at) => (
        <TextField key={topic} name={`desks.${at}.email`} label={topic} type="email" autoComplete="off" />
      ))}
    </FormDialog>
  );
}
