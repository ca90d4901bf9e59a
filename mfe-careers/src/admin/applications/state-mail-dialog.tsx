import { fetchStateMails } from 'api-client';
import type { JobApplication } from 'api-client';
import { messageOf, useRead } from 'shared-store';
import { Button, notify } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { Form, FormButtons, SubmitButton, TextAreaField, TextField, useForm } from 'ui-kit/form';
import { useChangeJobApplicationMutation } from '../api';
import { stateLabel } from '../application-states';
import { filledIn } from './filled-in';

interface StateMailDialogProps {
  readonly application: JobApplication;
  readonly onClose: () => void;
}

/**
 * The email about the application's current state, as it will be sent; nothing is sent before the button is pressed.
 */
export function StateMailDialog({ application, onClose }: StateMailDialogProps) {
  const wording = useRead(fetchStateMails).data?.find(({ state }) => state === application.state);
  const [change] = useChangeJobApplicationMutation();
  const form = useForm<{ subject: string; text: string }>({
    values: {
      subject: filledIn(wording?.subject ?? '', application),
      text: filledIn(wording?.text ?? '', application),
    },
  });

  const send = async (mail: { subject: string; text: string }): Promise<void> => {
    try {
      await change({ params: { id: application._id }, body: { mail } }).unwrap();
      notify.success('Email sent');
      onClose();
    } catch (error) {
      notify.error(messageOf(error));
    }
  };

  return (
    <Dialog
      onClose={onClose}
      title={`Email about “${stateLabel(application.state)}”`}
      description={`To ${application.email}. You can change it before you send it.`}
    >
      <Form form={form} onSubmit={send}>
        <TextField name="subject" label="Subject" maxLength={255} rules={{ required: 'Subject is required' }} />
        <TextAreaField name="text" label="Text" rows={10} maxLength={5_000} rules={{ required: 'Text is required' }} />
        <FormButtons>
          <SubmitButton>Send email</SubmitButton>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
        </FormButtons>
      </Form>
    </Dialog>
  );
}
