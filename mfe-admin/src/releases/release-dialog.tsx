import { createRelease, updateRelease, type Release } from 'api-client';
import type { ReactNode } from 'react';
import { failureOf, useChange, useDates } from 'shared-store';
import { FormDialog, zoneHint } from 'admin-kit';
import { notify } from 'ui-kit';
import { TextField, useForm, useSubmission } from 'ui-kit/form';

interface ReleaseDialogProps {
  /** The release to change; undefined for a new one. */
  readonly release?: Release | undefined;
  readonly onClose: () => void;
  /** Called after the release was saved. */
  readonly onSaved: () => unknown;
}

/** Names a release, and says when it is published. */
export function ReleaseDialog({ release, onClose, onSaved }: ReleaseDialogProps): ReactNode {
  const dates = useDates();
  const [create] = useChange(createRelease);
  const [update] = useChange(updateRelease);
  const form = useForm({
    defaultValues: { name: release?.name ?? '', publishAt: dates.toInput(release?.publishAt ?? null) },
  });
  const { send } = useSubmission(form, failureOf);
  const save = async ({ name, publishAt }: { name: string; publishAt: string }): Promise<void> => {
    const moment = publishAt === '' ? null : dates.fromInput(publishAt).toISOString();
    const { message } = release
      ? await update({ params: { id: release._id }, body: { name, publishAt: moment } }).unwrap()
      : await create({ body: { name } }).unwrap();
    notify.success(message);
    onClose();
    onSaved();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={release ? 'Edit release' : 'Create release'}
      description="A release publishes several changes at one moment, or none of them."
      form={form}
      onSubmit={(values) => send(() => save(values))}
      submit={release ? 'Save' : 'Create release'}
    >
      <TextField name="name" label="Name" autoComplete="off" rules={{ required: 'Name is required' }} />
      {release && (
        <TextField
          name="publishAt"
          type="datetime-local"
          label="Publish at"
          hint={`Optional. It is published then. ${zoneHint(dates)}`}
        />
      )}
    </FormDialog>
  );
}
