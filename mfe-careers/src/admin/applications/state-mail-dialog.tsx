import { ENGLISH, fetchStateMails, languageName } from 'api-client';
import type { JobApplication } from 'api-client';
import { useRead } from 'shared-store';
import { announce, FormDialog } from 'admin-kit';
import { TextAreaField, TextField, useForm } from 'ui-kit/form';
import { useChangeJobApplicationMutation } from '../api';
import { stateLabel } from '../application-states';
import { filledIn } from './filled-in';

interface StateMailDialogProps {
  readonly application: JobApplication;
  readonly onClose: () => void;
}

/**
 * The email about the application's current state, in the language of its form, as it will be sent; nothing is sent before
 * the button is pressed.
 */
export function StateMailDialog({ application, onClose }: StateMailDialogProps) {
  const language = application.consent?.language ?? ENGLISH;
  const wording = useRead(fetchStateMails, { query: { locale: language } }).data?.find(
    ({ state }) => state === application.state,
  );
  const [change] = useChangeJobApplicationMutation();
  const form = useForm<{ subject: string; text: string }>({
    values: {
      subject: filledIn(wording?.subject ?? '', application),
      text: filledIn(wording?.text ?? '', application),
    },
  });

  return (
    <FormDialog
      onClose={onClose}
      title={`Email about “${stateLabel(application.state)}”`}
      description={[
        `To ${application.email}.`,
        ...(language === ENGLISH ? [] : [`The application form was in ${languageName(language)}.`]),
        'You can change the email before you send it.',
      ].join(' ')}
      form={form}
      onSubmit={async (mail) => {
        if (await announce(change({ params: { id: application._id }, body: { mail } }).unwrap(), 'Email sent'))
          onClose();
      }}
      submit="Send email"
    >
      <TextField name="subject" label="Subject" maxLength={255} rules={{ required: 'Subject is required' }} />
      <TextAreaField name="text" label="Text" rows={10} maxLength={5_000} rules={{ required: 'Text is required' }} />
    </FormDialog>
  );
}
