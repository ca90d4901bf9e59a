import { timeZones, updateTimeZone } from 'api-client';
import type { ReactNode } from 'react';
import { failureOf, useChange } from 'shared-store';
import { FormDialog } from 'admin-kit';
import { notify } from 'ui-kit';
import { SelectField, useForm, useSubmission } from 'ui-kit/form';

const OPTIONS = timeZones().map((name) => ({ value: name, label: name }));

interface TimeZoneDialogProps {
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** Chooses the time zone of all dates and times of the site. */
export function TimeZoneDialog({ timeZone, onClose }: TimeZoneDialogProps): ReactNode {
  const [update] = useChange(updateTimeZone);
  const form = useForm({ defaultValues: { timeZone } });
  const { send } = useSubmission(form, failureOf);
  return (
    <FormDialog
      onClose={onClose}
      title="Change time zone"
      description="Pages, emails, calendar files and exports show times in this time zone. Days begin and end in it: last days of jobs, dates of news, visits by day. Scheduled items keep their time."
      form={form}
      onSubmit={(body) =>
        send(async () => {
          notify.success((await update({ body }).unwrap()).message);
          onClose();
        })
      }
      submit="Change time zone"
    >
      <SelectField name="timeZone" label="Time zone" options={OPTIONS} />
    </FormDialog>
  );
}
