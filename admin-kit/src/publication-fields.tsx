import type { Dates } from 'api-client';
import type { ReactNode } from 'react';
import { useDates } from 'shared-store';
import { Panel, Stack } from 'ui-kit';
import { SelectField, TextField, useWatch } from 'ui-kit/form';
import { zoneHint } from './zone-hint';

/** The part of a form's values that says when visitors see the item. */
export interface PublicationValues {
  status: 'draft' | 'scheduled' | 'published';
  /** In the site's time zone, as `<input type="datetime-local">` writes it; empty for none. */
  publishAt: string;
}

interface Publishable {
  readonly status: string;
  readonly publishAt: string | null;
}
export const isPublishable = (item: object | undefined): item is Publishable =>
  item !== undefined && 'publishAt' in item;

/** Whether saving these values takes from the site what visitors see now. */
export function isUnpublished({ status, publishAt }: PublicationValues, dates: Dates, item: Publishable): boolean {
  if (item.status !== 'published' || status === 'published') return false;
  return status === 'draft' || (publishAt !== '' && dates.fromInput(publishAt) > new Date());
}

interface PublicationBody {
  readonly status: PublicationValues['status'];
  readonly publishAt: string | null;
  readonly unpublish?: true;
}

/**
 * The publication that the form sends: the status, the moment in UTC when there is one, and the consent that the editor was asked for
 * before it takes a page from the site.
 *
 * @param dates those of the site's time zone, in which the form has the moment
 * @param item the item as it was read: a moment that has not been changed stays, also in the hour that a change of clocks
 *   brings twice
 */
export function publicationBody(
  { status, publishAt }: PublicationValues,
  dates: Dates,
  item?: object,
): PublicationBody {
  const consent = isPublishable(item) &&
    isUnpublished({ status, publishAt }, dates, item) && { unpublish: true as const };
  if (status !== 'scheduled' || !publishAt) return { status, publishAt: null, ...consent };
  const before = isPublishable(item) ? item.publishAt : null;
  if (before && dates.toInput(before) === publishAt) return { status, publishAt: before, ...consent };
  return { status, publishAt: dates.fromInput(publishAt).toISOString(), ...consent };
}

/** The publication values of an item that is being edited; a new one is a draft. */
export function publicationValues(dates: Dates, item?: object): PublicationValues {
  if (!isPublishable(item)) return { status: 'draft', publishAt: '' };
  const status = item.status === 'published' || item.status === 'scheduled' ? item.status : 'draft';
  return { status, publishAt: dates.toInput(item.publishAt) };
}

function momentHint(publishAt: unknown, dates: Dates): string {
  const isPast = typeof publishAt === 'string' && publishAt !== '' && dates.fromInput(publishAt) < new Date();
  return isPast ? 'This time has passed, so it will be published immediately.' : zoneHint(dates);
}

/** Whether visitors see the item, and from when. Stands inside a `Form` whose values hold `PublicationValues`. */
export function PublicationFields(): ReactNode {
  const dates = useDates();
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
            hint={momentHint(publishAt, dates)}
            rules={{ required: 'Enter when it is to be published' }}
          />
        )}
      </Stack>
    </Panel>
  );
}
