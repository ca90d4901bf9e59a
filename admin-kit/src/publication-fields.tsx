import type { Dates } from 'api-client';
import type { ReactNode } from 'react';
import { useDates } from 'shared-store';
import { Panel, Stack } from 'ui-kit';
import { SelectField, TextField, useWatch } from 'ui-kit/form';
import { StatusBadge } from './status-badge';
import { zoneHint } from './zone-hint';

/** The publication of an item in a form's values. */
export interface PublicationValues {
  status: 'draft' | 'scheduled' | 'published';
  /** In the site's time zone, in the format of `<input type="datetime-local">`; empty for none. */
  publishAt: string;
  /** When the changes of a published item are published by themselves, in the same format; empty for never. */
  changesAt?: string;
  /** From when visitors no longer find a published item, in the same format; empty for never. */
  unpublishAt?: string;
}

interface Publishable {
  readonly status: string;
  readonly publishAt: string | null;
}
export const isPublishable = (item: object | undefined): item is Publishable =>
  item !== undefined && 'publishAt' in item;

/** Whether saving these values unpublishes an item that visitors see now. */
export function isUnpublished({ status, publishAt }: PublicationValues, dates: Dates, item: Publishable): boolean {
  if (item.status !== 'published' || status === 'published') return false;
  return status === 'draft' || (publishAt !== '' && dates.fromInput(publishAt) > new Date());
}

export interface PublicationBody {
  readonly status: PublicationValues['status'];
  readonly publishAt: string | null;
  readonly unpublish?: true;
}

/**
 * The publication in the request body: the status, the optional moment in UTC, and the editor's consent to unpublishing
 * a page.
 *
 * @param dates those of the site's time zone, which the form's moment uses
 * @param item the item as it was loaded: an unchanged moment stays as it is, even in the hour that a clock change
 * repeats
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

/** The publication values of an item for its form; a new one is a draft. */
export function publicationValues(dates: Dates, item?: object): PublicationValues {
  if (!isPublishable(item)) return { status: 'draft', publishAt: '' };
  const status = item.status === 'published' || item.status === 'scheduled' ? item.status : 'draft';
  return { status, publishAt: dates.toInput(item.publishAt) };
}

function momentHint(publishAt: unknown, dates: Dates): string {
  const isPast = typeof publishAt === 'string' && publishAt !== '' && dates.fromInput(publishAt) < new Date();
  return isPast ? 'This time has passed, so it will be published immediately.' : zoneHint(dates);
}

/**
 * Whether visitors see the item, and from when. Must be inside a `Form` whose values include `PublicationValues`.
 *
 * @param withChanges visitors see the item, so its changes can be published at another time
 */
export function PublicationFields({ withChanges }: { readonly withChanges: boolean }): ReactNode {
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
        {withChanges && status === 'published' && (
          <>
            <TextField
              name="changesAt"
              type="datetime-local"
              label="Publish the changes at"
              hint={`Optional. Save without publishing, and they are published then. ${zoneHint(dates)}`}
            />
            <TextField
              name="unpublishAt"
              type="datetime-local"
              label="Unpublish at"
              hint="Optional. From then on visitors no longer find it; it stays here as a draft."
              rules={{
                validate: (value, { changesAt }: { readonly changesAt?: string }) =>
                  !value || !changesAt || 'Enter one of the two times, and the other one afterwards',
              }}
            />
          </>
        )}
        {status === 'scheduled' && (
          <TextField
            name="publishAt"
            type="datetime-local"
            label="Publish at"
            hint={momentHint(publishAt, dates)}
            rules={{ required: 'Enter the time of publication' }}
          />
        )}
      </Stack>
    </Panel>
  );
}

const STATE_HINTS = {
  draft: 'Visitors do not see it. Send it for review: an editor or owner publishes it.',
  published: 'Visitors see it. Your changes are saved beside it until an editor or owner publishes them.',
  scheduled: 'It will be published at a set time. Ask an editor or owner to change it.',
} as const;

/** Whether visitors see the item, for users who do not publish. */
export function PublicationState({ item }: { readonly item: object | undefined }): ReactNode {
  const status =
    isPublishable(item) && (item.status === 'published' || item.status === 'scheduled') ? item.status : 'draft';
  return (
    <Panel>
      <Stack gap={1}>
        <span>
          Status: <StatusBadge status={status} />
        </span>
        <span>{STATE_HINTS[status]}</span>
      </Stack>
    </Panel>
  );
}
