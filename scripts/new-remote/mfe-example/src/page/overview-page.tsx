import type { Page } from 'federation/contract';
import { ShortDay, type AppStore, type RootState } from 'shared-store';
import { collection } from 'shared-store/collection';
import { KitLink, Section, SectionHead } from 'ui-kit';
import remote, { pages, title } from '../remote';

const events = collection(remote, 'events');
const NEWEST = { limit: 50 };

function OverviewPage() {
  const { data } = events.useList(NEWEST);
  return (
    <Section>
      <SectionHead level={1} title={title} lead="This page is new." />
      {data?.total === 0 && <p>There are no events yet.</p>}
      <ul aria-label="Events">
        {data?.items.map(({ _id, slug, name, date, place }) => (
          <li key={_id}>
            <KitLink href={`${pages.overview.path}/${slug}`}>{name}</KitLink>
            {date && ', '}
            {date && <ShortDay at={date} />}
            {place && `, ${place}`}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The list of events. */
export function page(store: AppStore): Page<RootState> {
  return {
    Component: OverviewPage,
    loader: () => events.loadList(store, NEWEST),
    handle: { head: () => ({ title }) },
  };
}
