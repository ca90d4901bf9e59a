import { findContent } from 'api-client';
import { useDates, useRead } from 'shared-store';
import type { Dates, FoundContent } from 'api-client';
import { useId, type ReactNode } from 'react';
import { Heading, KitLink, Panel } from 'ui-kit';
import { collectionName } from '../names';
import { editPath } from '../edit-path';
import classes from './dashboard.module.css';

const SHOWN = 5;

interface ContentListProps {
  readonly title: string;
  readonly items: readonly FoundContent[];
  readonly note: (item: FoundContent, dates: Dates) => string;
}

function ContentList({ title, items, note }: ContentListProps): ReactNode {
  const id = useId();
  const dates = useDates();
  return (
    items.length > 0 && (
      <Panel>
        <section aria-labelledby={id}>
          <Heading level={2} size={5} id={id}>
            {title}
          </Heading>
          <ul className={classes.list} role="list">
            {items.map((item) => (
              <li key={`${item.collection} ${item._id}`}>
                <KitLink href={editPath(item)} dir="auto">
                  {item.title}
                </KitLink>
                <span className={classes.note}>{`${collectionName(item.collection)} · ${note(item, dates)}`}</span>
              </li>
            ))}
          </ul>
        </section>
      </Panel>
    )
  );
}

const edited = ({ updatedAt, editedBy }: FoundContent, dates: Dates): string =>
  editedBy ? `${dates.moment(updatedAt)}, ${editedBy}` : dates.moment(updatedAt);
const soonest = (a: FoundContent, b: FoundContent): number => (a.publishAt ?? '').localeCompare(b.publishAt ?? '');

interface Lists {
  readonly drafts: readonly FoundContent[];
  readonly scheduled: readonly FoundContent[];
  readonly latest: readonly FoundContent[];
}

/** Loads the lists: undefined while loading, null after a failure. */
export function useContentLists(): Lists | null | undefined {
  const fresh = { refetchOnMountOrArgChange: 30 };
  const drafts = useRead(findContent, { query: { status: 'draft', limit: SHOWN } }, fresh);
  const scheduled = useRead(findContent, { query: { status: 'scheduled', limit: 100 } }, fresh);
  const latest = useRead(findContent, { query: { limit: SHOWN } }, fresh);
  if (drafts.data && scheduled.data && latest.data)
    return { drafts: drafts.data, scheduled: scheduled.data, latest: latest.data };
  return drafts.isError || scheduled.isError || latest.isError ? null : undefined;
}

/** The drafts, the scheduled items and the last edited ones with their editors; each links to its editor. */
export function ContentLists({ lists: { drafts, scheduled, latest } }: { readonly lists: Lists }): ReactNode {
  const nothing = [
    drafts.length === 0 && 'Everything is published.',
    scheduled.length === 0 && 'Nothing is scheduled.',
    latest.length === 0 && 'Nothing has been written yet.',
  ].filter(Boolean);
  return (
    <>
      <div className={classes.lists}>
        <ContentList title="Drafts" items={drafts} note={edited} />
        <ContentList
          title="Scheduled"
          items={[...scheduled].sort(soonest).slice(0, SHOWN)}
          note={({ publishAt }, dates) => (publishAt ? dates.moment(publishAt) : '')}
        />
        <ContentList title="Last edited" items={latest} note={edited} />
      </div>
      {nothing.length > 0 && <p className={classes.note}>{nothing.join(' ')}</p>}
    </>
  );
}
