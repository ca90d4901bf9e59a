import { createRelease, updateRelease, type NamedVersions, type Release } from 'api-client';
import type { ReactNode } from 'react';
import { failureOf, useChange, useDates } from 'shared-store';
import { FormDialog, zoneHint } from 'admin-kit';
import { notify } from 'ui-kit';
import { TextAreaField, TextField, useForm, useSubmission } from 'ui-kit/form';

interface ReleaseDialogProps {
  /** The release to change; undefined for a new one. */
  readonly release?: Release | undefined;
  readonly onClose: () => void;
  /** Called with the saved release. */
  readonly onSaved: (release: Release) => unknown;
}

const textOf = (versions: NamedVersions): string =>
  versions.map(({ remote, version }) => `${remote} ${version}`).join('\n');

/** The words of each line: a front end, and its version. */
const linesOf = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split(/\s+/));

const toVersions = (text: string): NamedVersions =>
  linesOf(text).map(([remote = '', version = '']) => ({ remote, version }));

const hasVersions = (text: string): true | string =>
  linesOf(text).every(({ length }) => length === 2) ||
  'Write a front end and its version on each line, such as “careers 1.4.0”';

/** Names a release, and says when it is published and with which versions of front ends. */
export function ReleaseDialog({ release, onClose, onSaved }: ReleaseDialogProps): ReactNode {
  const dates = useDates();
  const [create] = useChange(createRelease);
  const [update] = useChange(updateRelease);
  const form = useForm({
    defaultValues: {
      ...{ name: release?.name ?? '', publishAt: dates.toInput(release?.publishAt ?? null) },
      frontEnds: textOf(release?.frontEnds ?? []),
    },
  });
  const { send } = useSubmission(form, failureOf);
  const save = async ({ name, publishAt, frontEnds }: Record<'name' | 'publishAt' | 'frontEnds', string>) => {
    const moment = publishAt === '' ? null : dates.fromInput(publishAt).toISOString();
    const { message, release: saved } = release
      ? await update({
          params: { id: release._id },
          body: { name, publishAt: moment, frontEnds: toVersions(frontEnds) },
        }).unwrap()
      : await create({ body: { name } }).unwrap();
    notify.success(message);
    onClose();
    onSaved(saved);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={release ? 'Edit release' : 'Create release'}
      description={
        release
          ? 'It publishes all of its items at one moment, or none of them.'
          : 'A release publishes several changes at one moment, or none of them. Next, you say when, and add items in their editors.'
      }
      form={form}
      onSubmit={(values) => send(() => save(values))}
      submit={release ? 'Save' : 'Create release'}
    >
      <TextField
        name="name"
        label="Name"
        hint="Only people who work on this site see it."
        autoComplete="off"
        rules={{ required: 'Name is required' }}
      />
      {release && (
        <>
          <TextField
            name="publishAt"
            type="datetime-local"
            label="Publish at"
            optional
            hint={`Without a moment it waits for “Publish now”. ${zoneHint(dates)}`}
          />
          <TextAreaField
            name="frontEnds"
            label="Versions of front ends"
            optional
            rows={3}
            hint="One on each line, such as careers 1.4.0. The release is published only while each of them is live."
            rules={{ validate: hasVersions }}
          />
        </>
      )}
    </FormDialog>
  );
}
