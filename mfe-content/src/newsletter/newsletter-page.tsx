import { HOME_PATH, inWords, NEWSLETTER_PATH, PRIVACY_PATH, UNCONFIRMED_DAYS } from 'api-client';
import { useSearch, type Page } from 'federation/contract';
import { useActionData } from 'react-router-dom';
import type { AppStore, RootState } from 'shared-store';
import { Button, Checkbox, KitLink, Notice, Section, TextInput } from 'ui-kit';
import { ErrorSummary } from 'ui-kit/error-summary';
import { PageHead } from '../site/page-head';
import { breadcrumbList } from '../site/structured-data';
import { pages } from '../remote';
import { NEWSLETTER_FORM, SENT, type NewsletterAnswer } from './newsletter-answer';
import classes from './newsletter-page.module.css';

const DESCRIPTION = 'Our newest blogs and news in one email, now and then. You can unsubscribe with one click.';
const BREADCRUMBS = [
  { label: 'Home', href: HOME_PATH },
  { label: 'Newsletter', href: NEWSLETTER_PATH },
];

/** The browser posts this form natively, so that it needs no scripts. */
function NewsletterForm({ posted }: { readonly posted: NewsletterAnswer | undefined }) {
  const { email, consent } = posted?.errors ?? {};
  const listed = Object.entries({ email, consent }).flatMap(([name, message]) =>
    message ? [{ name, id: `newsletter-${name}`, message }] : [],
  );
  return (
    <form
      id={NEWSLETTER_FORM}
      method="post"
      action={`${NEWSLETTER_PATH}#${NEWSLETTER_FORM}`}
      className={classes.form}
      aria-label="Newsletter"
    >
      {posted && <ErrorSummary title={posted.message} errors={listed} />}
      <TextInput
        id="newsletter-email"
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={posted?.email}
        error={email}
      />
      <div className={classes.trap} aria-hidden="true">
        <label>
          Website
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Checkbox
        id="newsletter-consent"
        name="consent"
        required
        defaultChecked={posted?.consent}
        error={consent}
        label={
          <>
            I agree that my address is stored to send me the newsletter. More in the{' '}
            <KitLink href={PRIVACY_PATH}>privacy notice</KitLink>.
          </>
        }
      />
      <div>
        <Button type="submit">Subscribe</Button>
      </div>
    </form>
  );
}

function NewsletterPage() {
  const posted = useActionData() as NewsletterAnswer | undefined;
  const search = useSearch(pages.newsletter);
  return (
    <>
      <PageHead breadcrumbs={BREADCRUMBS} eyebrow="Newsletter" title="Get our news by email" lead={DESCRIPTION} />
      <Section spacing="tight" aria-label="Newsletter">
        {search.has(SENT) && !posted ? (
          <div id={NEWSLETTER_FORM} className={classes.form}>
            <Notice tone="success" role="status">
              <strong>Almost done.</strong> We have sent you an email. Please confirm your address with the link in it,
              within {inWords(UNCONFIRMED_DAYS, 'day')}.
            </Notice>
          </div>
        ) : (
          <NewsletterForm posted={posted} />
        )}
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
      head: (_state, { url }) => ({
        title: 'Newsletter',
        description: DESCRIPTION,
        canonical: NEWSLETTER_PATH,
        jsonLd: [breadcrumbList(url.origin, BREADCRUMBS)],
      }),
    },
  };
}
