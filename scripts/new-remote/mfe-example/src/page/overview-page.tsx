import type { Page } from 'federation/contract';
import { useAppDispatch, useAppSelector, type RootState } from 'shared-store';
import { Button, Section, SectionHead } from 'ui-kit';
import { selectIsFollowed, toggleFollowing } from '../following';
import { pages, title } from '../remote';

/** The first page of the remote. */
export function OverviewPage() {
  const isFollowed = useAppSelector(selectIsFollowed);
  const dispatch = useAppDispatch();
  return (
    <Section>
      <SectionHead level={1} title={title} lead="This page is new." />
      <Button aria-pressed={isFollowed} onClick={() => dispatch(toggleFollowing())}>
        Follow
      </Button>
    </Section>
  );
}

/** The page as the host mounts it, and its head. */
export function page(): Page<RootState> {
  return {
    Component: OverviewPage,
    handle: { head: () => ({ title, canonical: pages.overview.path }) },
  };
}
