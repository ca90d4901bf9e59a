import {
  inWords,
  NEWSLETTER_PATH,
  PRIVACY_PATH,
  SUBSCRIPTION_SENT,
  UNCONFIRMED_DAYS,
  type RefusedSubscription,
} from 'api-client';
import { useSearch, type Page } from 'federation/contract';
import { useActionData, useHref } from 'react-router-dom';
import type { AppStore, RootState } from 'shared-store';
import { KitLink, Notice, Section } from 'ui-kit';
import { SubscriptionForm } from 'ui-kit/posted-form';
import { documentHead, PageHead } from '../site/page-head';
import { pages } from '../remote';
import classes from './newsletter-page.module.css';

const PAGE = {
  path: NEWSLETTER_PATH,
  label: 'Newsletter',
  title: 'Get our news by email',
  lead: 'Our newest blogs and news in one email, now and then. You can unsubscribe with one click.',
};

function NewsletterPage() {
  const posted = useActionData() as RefusedSubscription | undefined;
  const search = useSearch(pages.newsletter);
  const path = useHref(NEWSLETTER_PATH);
  return (
    <>
      <PageHead page={PAGE} />
      <Section spacing="tight" aria-label="Newsletter">
        <div className={classes.form}>
          {search.has(SUBSCRIPTION_SENT) && !posted ? (
            <div id="newsletter-form">
              <Notice tone="success" role="status">
                <strong>Almost done.</strong> We have sent you an email. Please confirm your address with the link in
                it, within {inWords(UNCONFIRMED_DAYS, 'day')}.
              </Notice>
            </div>
          ) : (
            <SubscriptionForm
              kind="newsletter"
              label="Newsletter"
              path={path}
              posted={posted}
              agreement={
                <>
                  I agree that my address is stored to send me the newsletter. More in the{' '}
                  <KitLink href={PRIVACY_PATH}>privacy notice</KitLink>.
                </>
              }
            />
          )}
        </div>
      </Section>
    </>
  );
}

/** The page that subscribes to the newsletter. */
export function page(store: AppStore): Page<RootState> {
  return {
    Component: NewsletterPage,
    action: async ({ request }) => (await import('./newsletter-action')).newsletterAction(store, request),
    handle: {
      navbar: 'solid',
      head: (_state, { url }) => documentHead(PAGE, url.origin),
    },
  };
}
