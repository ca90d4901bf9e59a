import { CAREER_PATH, NEWS_PATH, SUBSCRIPTION_ACTION } from 'api-client';
import { useSearch, type Page } from 'federation/contract';
import { useActionData } from 'react-router-dom';
import type { AppStore, RootState } from 'shared-store';
import { Button, ButtonLink, Notice, Section } from 'ui-kit';
import { PageHead } from '../site/page-head';
import { pages } from '../remote';
import { textsOf, useTexts } from '../texts';
import { CONFIRM, NO_LINK, UNSUBSCRIBE, type SubscriptionAnswer } from './subscription-answer';
import classes from './subscription-page.module.css';

/** The page's question for each action. */
const QUESTIONS = {
  [CONFIRM]: {
    title: 'Confirm your subscription',
    lead: 'With one click you confirm that you want these emails. You can unsubscribe at any time.',
    button: 'Confirm',
  },
  [UNSUBSCRIBE]: {
    title: 'Unsubscribe',
    lead: 'We will send you no more of these emails, and delete your address from the list.',
    button: 'Unsubscribe',
  },
} as const;

function SubscriptionPage() {
  const { text, lang, contentLang } = useTexts();
  const answer = useActionData() as SubscriptionAnswer | undefined;
  const action = useSearch(pages.subscription).get(SUBSCRIPTION_ACTION);
  const what = action === CONFIRM || action === UNSUBSCRIBE ? action : undefined;
  const { title, lead, button } = what ? QUESTIONS[what] : { title: 'Your subscription', lead: undefined, button: '' };
  const isDone = answer?.done === true;
  return (
    <>
      <PageHead
        page={{
          path: '',
          label: text('Your subscription'),
          eyebrow: text('Emails'),
          title: text(title),
          lead: isDone || !lead ? undefined : text(lead),
          lang,
        }}
      />
      <Section spacing="tight" aria-label={text(title)} lang={lang} contentLang={contentLang}>
        <div className={classes.page} lang={lang}>
          {answer && (
            <Notice tone={isDone ? 'success' : 'warning'} role={isDone ? 'status' : 'alert'}>
              {text(answer.message)}
            </Notice>
          )}
          {!what && <Notice tone="warning">{text(NO_LINK)}</Notice>}
          {what && !isDone && (
            // Programs that open links, such as some mail servers, only ever see the question.
            <form method="post" aria-label={text(title)}>
              <Button type="submit">{text(button)}</Button>
            </form>
          )}
          {isDone && (
            <div className={classes.further}>
              <ButtonLink href={NEWS_PATH} variant="secondary">
                {text('Read our news')}
              </ButtonLink>
              <ButtonLink href={CAREER_PATH} variant="secondary">
                {text('See all open positions')}
              </ButtonLink>
            </div>
          )}
        </div>
      </Section>
    </>
  );
}

/** The target of links in emails: it asks before it confirms or unsubscribes. */
export function page(store: AppStore): Page<RootState> {
  return {
    Component: SubscriptionPage,
    action: async ({ request }) =>
      (await import(/* webpackChunkName: "form-actions" */ './subscription-action')).subscriptionAction(store, request),
    handle: {
      navbar: 'solid',
      head: (state) => {
        const { text, lang } = textsOf(state);
        return { title: text('Your subscription'), lang, robots: 'noindex' };
      },
    },
  };
}
