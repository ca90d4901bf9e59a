import type { Role } from 'api-client';
import type { ReactNode } from 'react';
import { failureOf } from 'shared-store';
import { Button } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { Form, FormButtons, SelectField, SubmitButton, TextField, useForm, useSubmission } from 'ui-kit/form';
import { ROLES } from '../admins/roles';
import { useApiTokenCreateMutation } from '../store/api-tokens';
import { endOfDay, inDays } from './days';

interface ApiTokenDialogProps {
  /** Is given the token, which nobody is told again. */
  readonly onCreated: (token: string) => void;
  readonly onClose: () => void;
}

const LASTS_DAYS = 90;
const LASTS_AT_MOST_DAYS = 365;

/** Creates an API token: whose it is, what it may do, and until when. */
export function ApiTokenDialog({ onCreated, onClose }: ApiTokenDialogProps): ReactNode {
  const [create] = useApiTokenCreateMutation();
  const form = useForm({
    defaultValues: { name: '', role: 'editor' as Role, expiresAt: inDays(LASTS_DAYS) },
  });
  const { send } = useSubmission(form, failureOf);
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && onClose()}
      title="Create API token"
      description="Another system calls the API with it. It may do what its role may, but change no accounts, sessions, tokens and webhooks."
    >
      <Form
        form={form}
        onSubmit={async ({ expiresAt, ...body }) =>
          void (await send(async () => {
            const { token } = await create({ body: { ...body, expiresAt: endOfDay(expiresAt) } }).unwrap();
            onCreated(token);
          }))
        }
      >
        <TextField
          name="name"
          label="Name"
          hint="The system that will use it. The audit log shows this name."
          autoComplete="off"
          rules={{ required: 'Name is required' }}
        />
        <SelectField name="role" label="Role" options={ROLES} />
        <TextField
          name="expiresAt"
          type="date"
          label="Works until the end of"
          hint="At most a year from now."
          min={inDays(0)}
          max={inDays(LASTS_AT_MOST_DAYS)}
          rules={{ required: 'Choose a date' }}
        />
        <FormButtons>
          <SubmitButton>Create API token</SubmitButton>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
        </FormButtons>
      </Form>
    </Dialog>
  );
}
