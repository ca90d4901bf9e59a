import { addInterview } from 'api-client';
import { zoneHint, FormDialog } from 'admin-kit';
import { useDates, failureOf, useChange } from 'shared-store';
import { notify } from 'ui-kit';
import { SelectField, TextAreaField, TextField, useForm, useSubmission } from 'ui-kit/form';

const LENGTHS = [15, 30, 45, 60, 90, 120].map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }));

interface Invitation {
  readonly startsAt: string;
  readonly minutes: string;
  readonly place: string;
  readonly message: string;
}

interface InterviewDialogProps {
  /** The id of the application. */
  readonly id: string;
  readonly onClose: () => void;
}

/** Invites an applicant to an interview, in the site's time zone; the email has a calendar file. */
export function InterviewDialog({ id, onClose }: InterviewDialogProps) {
  const dates = useDates();
  const [add] = useChange(addInterview);
  const form = useForm<Invitation>({ defaultValues: { startsAt: '', minutes: '45', place: '', message: '' } });

  const { send } = useSubmission(form, failureOf);

  const invite = ({ startsAt, minutes, ...rest }: Invitation) =>
    send(async () => {
      const body = { ...rest, startsAt: dates.fromInput(startsAt).toISOString(), minutes: Number(minutes) };
      const { message } = await add({ params: { id }, body }).unwrap();
      notify.success(message);
      onClose();
    });

  return (
    <FormDialog
      onClose={onClose}
      title="Invite to an interview"
      description="The applicant gets an email with a calendar file right away."
      form={form}
      onSubmit={invite}
      submit="Invite"
    >
      <TextField
        name="startsAt"
        label="Start"
        type="datetime-local"
        hint={zoneHint(dates)}
        rules={{ required: 'Start is required' }}
      />
      <SelectField name="minutes" label="Duration" options={LENGTHS} />
      <TextField
        name="place"
        label="Place"
        hint="A room, an address or the link to a call"
        maxLength={255}
        rules={{ required: 'Place is required' }}
      />
      <TextAreaField name="message" label="Message" optional rows={3} maxLength={2_000} />
    </FormDialog>
  );
}
