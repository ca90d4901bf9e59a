import type { ReactNode } from 'react';
import { Panel, Stack } from 'ui-kit';
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

/**
 * What the server is told: the status, and the moment in UTC when there is one.
 *
 * @param item the item as it was read: a moment nobody has changed stays, also in the hour that a change of clocks
 *   brings twice
 */
export function publicationBody(
  { status, publishAt }: PublicationValues,
  item?: { readonly publishAt: string | null },
): {
  status: PublicationValues['status'];
  publishAt: string | null;
} {
  if (status !== 'scheduled' || !publishAt) return { status, publishAt: null };
  if (item?.publishAt && toLocalMoment(item.publishAt) === publishAt) return { status, publishAt: item.publishAt };
  return { status, publishAt: new Date(publishAt).toISOString() };
}

/** The publication values of an item that is being edited; a new one is a draft. */
export function publicationValues(item?: {
  readonly status: string;
  readonly publishAt: string | null;
}): PublicationValues {
  const status = item?.status === 'published' || item?.status === 'scheduled' ? item.status : 'draft';
  return { status, publishAt: toLocalMoment(item?.publishAt) };
}

function momentHint(publishAt: unknown): string {
  const moment = typeof publishAt === 'string' ? new Date(publishAt) : undefined;
  if (moment && moment < new Date()) return 'This time has passed, so it will be published immediately.';
  return `In your own time zone, ${Intl.DateTimeFormat().resolvedOptions().timeZone}.`;
}

/** Whether visitors see the item, and from when. Stands inside a `Form` whose values hold `PublicationValues`. */
export function PublicationFields(): ReactNode {
  const status: unknown = useWatch({ name: 'status' });
  const publishAt: unknown = useWatch({ name: 'publishAt' });
  return (
    <Panel>
      <Stack gap={2}>
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
            hint={momentHint(publishAt)}
            rules={{ required: 'Enter when it is to be published' }}
          />
        )}
      </Stack>
    </Panel>
  );
}
