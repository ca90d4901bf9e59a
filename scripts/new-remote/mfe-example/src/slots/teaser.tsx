import { defineSlot } from 'federation/contract';
import type { AppStore } from 'shared-store';
import { collection } from 'shared-store/collection';
import { ButtonLink, Section, SectionHead } from 'ui-kit';
import remote, { pages, title } from '../remote';

const events = collection(remote, 'events');
const NEWEST = { limit: 1 };

/** The section of the home page. */
export function Teaser() {
  const { data } = events.useList(NEWEST);
  const more = (
    <ButtonLink href={pages.overview.path} variant="secondary">
      More
    </ButtonLink>
  );
  return (
    <Section aria-labelledby="example-heading">
      <SectionHead id="example-heading" title={title} action={more} />
      <p>{data?.items[0]?.name}</p>
    </Section>
  );
}

export default defineSlot<AppStore>({ Component: Teaser, load: ({ store }) => events.loadList(store, NEWEST) });
