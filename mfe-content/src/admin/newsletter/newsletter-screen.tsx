import { fetchNewsletter, counted } from 'api-client';
import { useRead } from 'shared-store';
import { ScreenHead } from 'admin-kit';
import { ButtonLink, EmptyState, ErrorPanel, SkeletonForm } from 'ui-kit';
import { NewsletterForm } from './newsletter-form';
import { SentIssues } from './sent-issues';
import classes from './newsletter.module.css';

/** The newsletter: select new articles, preview, send; and the newsletters sent before. */
export function Component() {
  const { data, isError, isFetching, refetch } = useRead(fetchNewsletter, undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <div className={classes.screen}>
      <ScreenHead
        title="Newsletter"
        lead={`The newest blogs and news in one email.${data?.subscribers ? ` It goes to ${counted(data.subscribers, 'confirmed address', 'confirmed addresses')}.` : ''}`}
        actions={
          <ButtonLink href="/admin/subscribers?kind=newsletter" variant="secondary" size="small">
            Subscribers
          </ButtonLink>
        }
      />
      {isError && !data ? (
        <ErrorPanel
          title="The newsletter could not be loaded"
          message="The server did not answer as expected."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <SkeletonForm fields={4} />
      ) : (
        <>
          {data.articles.length > 0 ? (
            // Sending a newsletter empties the form.
            <NewsletterForm key={data.issues[0]?._id} articles={data.articles} subscribers={data.subscribers} />
          ) : (
            <EmptyState title="There are no new articles" drawing="documents">
              <p>Blogs and news appear here as soon as they are published.</p>
            </EmptyState>
          )}
          <SentIssues issues={data.issues} />
        </>
      )}
    </div>
  );
}
