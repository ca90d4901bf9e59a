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
import { KitLink, Notice } from 'ui-kit';
import { FormStage, Steps, SubscriptionForm } from 'ui-kit/posted-form';
import { blogApi } from '../blogs/api';
import { MOST_READ, MostRead } from '../blogs/most-read';
import { documentHead, PageTitle, type PageFacts } from '../site/page-head';
import { pages } from '../remote';
import { textsOf, useTexts } from '../texts';

/** The page's description in the language of the document. */
const pageIn = ({ text, lang }: ReturnType<typeof textsOf>): PageFacts => ({
  path: NEWSLETTER_PATH,
  label: text('Newsletter'),
  title: text('Get our news by email'),
  lead: text('Our newest blogs and news in one email, now and then. You can unsubscribe with one click.'),
  lang,
});

function NewsletterPage() {
  const texts = useTexts();
  const { text, rich, count, lang, contentLang } = texts;
  const posted = useActionData() as RefusedSubscription | undefined;
  const search = useSearch(pages.newsletter);
  const path = useHref(NEWSLETTER_PATH);
  const days = lang ? count(UNCONFIRMED_DAYS, '{count} day', '{count} days') : inWords(UNCONFIRMED_DAYS, 'day');
  return (
    <>
      <FormStage
        label={text('Newsletter')}
        lang={lang}
        contentLang={contentLang}
        head={<PageTitle page={pageIn(texts)} />}
        aside={
          <Steps
            title={text('What happens next')}
            lang={lang}
            steps={[
              {
                title: text('Confirm your address'),
                text: text('We send you an email with a link, which is valid for {days}.', { days }),
              },
              {
                title: text('Read what is new'),
                text: text('An email lists new blogs and news. No article comes twice.'),
              },
              {
                title: text('Leave when you like'),
                text: text('Every email has a link to unsubscribe. We then delete your address from this list.'),
              },
            ]}
          />
        }
      >
        {search.has(SUBSCRIPTION_SENT) && !posted ? (
          <div id="newsletter-form" lang={lang}>
            <Notice tone="success" role="status">
              <strong>{text('Almost done.')}</strong>{' '}
              {text('We have sent you an email. Please confirm your address with the link in it, within {days}.', {
                days,
              })}
            </Notice>
          </div>
        ) : (
          <SubscriptionForm
            kind="newsletter"
            label={text('Newsletter')}
            text={text}
            lang={lang}
            path={path}
            posted={posted}
            agreement={
              <>
                {rich('I agree that my address is stored to send me the newsletter. More in the {notice}.', {
                  notice: (
                    <KitLink key="notice" href={PRIVACY_PATH}>
                      {text('privacy notice')}
                    </KitLink>
                  ),
                })}
              </>
            }
          />
        )}
      </FormStage>
      <MostRead tone="paper" />
    </>
  );
}

/** The page that subscribes to the newsletter. */
export function page(store: AppStore): Page<RootState> {
  return {
    Component: NewsletterPage,
    loader: async () => {
      await store.dispatch(blogApi.endpoints.blogMostRead.initiate(MOST_READ));
      return null;
    },
    action: async ({ request }) =>
      (await import(/* webpackChunkName: "form-actions" */ './newsletter-action')).newsletterAction(store, request),
    handle: {
      navbar: 'solid',
      head: (state, { url }) => {
        const texts = textsOf(state);
        return documentHead(pageIn(texts), url.origin, texts);
      },
    },
  };
}
