import { fetchRecruiters } from 'api-client';
import type { JobApplication } from 'api-client';
import { Day, useRead } from 'shared-store';
import { announce } from 'admin-kit';
import { Heading } from 'ui-kit';
import { Form, SelectField, SubmitButton, TextAreaField, useForm } from 'ui-kit/form';
import { useChangeJobApplicationMutation } from '../api';
import classes from './applications.module.css';

/** The notes on an application, newest last, and a field to add one. */
export function ApplicationNotes({ application }: { readonly application: JobApplication }) {
  const form = useForm<{ note: string; mention: string }>({ defaultValues: { note: '', mention: '' } });
  const colleagues = useRead(fetchRecruiters).data ?? [];
  const [change, { isLoading }] = useChangeJobApplicationMutation();

  const add = async ({ note, mention }: { note: string; mention: string }): Promise<void> => {
    const body = { note, ...(mention && { mentions: [mention] }) };
    if (await announce(change({ params: { id: application._id }, body }).unwrap())) form.reset();
  };

  return (
    <div className={classes.part}>
      <Heading level={2} size={5}>
        Notes
      </Heading>
      {application.notes.length > 0 && (
        <ol className={classes.notes}>
          {application.notes.map((note) => (
            <li key={`${note.at} ${note.author}`}>
              <p className={classes.text}>{note.text}</p>
              <p className={classes.noteOrigin}>
                {note.author}, <Day at={note.at} />
              </p>
            </li>
          ))}
        </ol>
      )}
      <Form form={form} onSubmit={add}>
        <TextAreaField name="note" label="Add a note" rows={3} rules={{ required: 'Note is required' }} />
        <SelectField
          name="mention"
          label="Notify by email"
          placeholder="Nobody"
          options={colleagues.map(({ _id, name }) => ({ value: _id, label: name }))}
        />
        <div>
          <SubmitButton size="small" variant="secondary" busy={isLoading}>
            Add note
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}
