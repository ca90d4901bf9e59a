import { defineSlot } from 'federation/contract';
import { useAppSelector, type AppStore } from 'shared-store';
import { ButtonLink, Section, SectionHead } from 'ui-kit';
import { selectIsFollowed } from '../following';
import { pages, title } from '../remote';

/** The section of the home page. */
export function Teaser() {
  const isFollowed = useAppSelector(selectIsFollowed);
  return (
    <Section aria-labelledby="example-heading">
      <SectionHead
        id="example-heading"
        title={title}
        action={
          <ButtonLink href={pages.overview.path} variant="secondary">
            More
          </ButtonLink>
        }
      />
      {isFollowed && <p>You follow this.</p>}
    </Section>
  );
}

export default defineSlot<AppStore>({ Component: Teaser });
