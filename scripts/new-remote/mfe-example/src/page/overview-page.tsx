import { fetchAllBlog, SUBSCRIPTION_SENT, type RefusedSubscription } from 'api-client';
import { useSearch, type Page } from 'federation/contract';
import { useActionData } from 'react-router-dom';
import { readOf, useAppDispatch, useAppSelector, useRead, type AppStore, type RootState } from 'shared-store';
import { Button, Notice, Section, SectionHead } from 'ui-kit';
import { SubscriptionForm } from 'ui-kit/posted-form';
import { selectIsFollowed, toggleFollowing } from '../following';
import { pages, title } from '../remote';

/** The newest blogs of the site, as an example of data that the server reads before it renders. */
const NEWEST = { query: { limit: 3 } } as const;

function OverviewPage() {
  const isFollowed = useAppSelector(selectIsFollowed);
  const dispatch = useAppDispatch();
  const { data: blogs = [] } = useRead(fetchAllBlog, NEWEST);
  const posted = useActionData() as RefusedSubscription | undefined;
  const isSent = useSearch(pages.overview).has(SUBSCRIPTION_SENT) && !posted;
  return (
    <Section>
      <SectionHead level={1} title={title} lead="This page is new." />
      <Button aria-pressed={isFollowed} onClick={() => dispatch(toggleFollowing())}>
        Follow
      </Button>
      <ul aria-label="Newest blogs">
        {blogs.map((blog) => (
          <li key={blog._id}>{blog.title}</li>
        ))}
      </ul>
      {isSent ? (
        <Notice tone="success" role="status">
          We have sent you an email. Please confirm your address with the link in it.
        </Notice>
      ) : (
        <SubscriptionForm
          kind="newsletter"
          label="Newsletter"
          path={pages.overview.path}
          posted={posted}
          agreement="I agree that my address is stored to send me the newsletter."
        />
      )}
    </Section>
  );
}

/** The page as the host mounts it: its data, its form and its head. */
export function page(store: AppStore): Page<RootState> {
  return {
    Component: OverviewPage,
    loader: async () => {
      await store.dispatch(readOf(fetchAllBlog).initiate(NEWEST));
      return null;
    },
    action: async ({ request }) => (await import('./subscribe-action')).subscribeAction(store, request),
    handle: { head: () => ({ title, canonical: pages.overview.path }) },
  };
}
