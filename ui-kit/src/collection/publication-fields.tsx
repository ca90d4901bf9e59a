import type { ReactNode } from 'react';
import { Panel } from 'ui-kit';
import { SelectField, TextField, useWatch } from 'ui-kit/form';

/** The part of a form's values that says when visitors see the item. */
export interface PublicationValues {
  status: 'draft' | 'scheduled' | 'published';
  /** As `<input type="datetime-local">` writes it; empty for none. */
  publishAt: string;
}

/** The moment in the local time of a datetime field; empty for none. */
export function toLocalMoment(moment: string | null | undefined): string {
  if (!moment) return '';
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What the server is told: the status, and the moment in UTC when there is one. */
export function publicationBody({ status, publishAt }: PublicationValues): {
  status: PublicationValues['status'];
  publishAt: string | null;
} {
  return { status, publishAt: status === 'scheduled' && publishAt ? new Date(publishAt).toISOString() : null };
}

/** The publication values of an item that is being edited, or of a new one. */
export function publicationValues(item?: {
  readonly status: string;
  readonly publishAt: string | null;
}): PublicationValues {
  const status = item?.status === 'draft' || item?.status === 'scheduled' ? item.status : 'published';
  return { status, publishAt: toLocalMoment(item?.publishAt) };
}

/** Whether visitors see the item, and from when. Stands inside a `Form` whose values hold `PublicationValues`. */
export function PublicationFields(): ReactNode {
  const status: unknown = useWatch({ name: 'status' });
  return (
    <Panel>
      <SelectField
        name="status"
        label="Status"
        options={[
          { value: 'published', label: 'Published' },
          { value: 'draft', label: 'Draft' },
          { value: 'scheduled', label: 'Scheduled' },
        ]}
      />
      {status === 'scheduled' && (
        <TextField
          name="publishAt"
          type="datetime-local"
          label="Publish at"
          rules={{ required: 'Say when it appears' }}
        />
      )}
    </Panel>
  );
}
