import {
  CAREER_PATH,
  inWords,
  JOB_ALERT_PATH,
  SUBSCRIPTION_SENT,
  UNCONFIRMED_DAYS,
  type JobPostingListQuery,
} from 'api-client';
import { useSearch, type Page } from 'federation/contract';
import { useActionData } from 'react-router-dom';
import type { AppStore, RootState } from 'shared-store';
import { Breadcrumbs, ButtonLink, ErrorPanel, Eyebrow, Heading, Lead, Notice, SkeletonForm } from 'ui-kit';
import { FormStage, Steps } from 'ui-kit/posted-form';
import { jobApi, useJobPostingSummariesQuery } from '../jobs/api';
import { jobList } from '../jobs/job-choice';
import { pages } from '../remote';
import { textsOf, useTexts } from '../texts';
import { JobAlertForm, type RefusedJobAlert } from './job-alert-form';
import classes from './job-alert.module.css';

const TITLE = 'Get new positions by email';
const DESCRIPTION =
  'Tick what you are looking for; where nothing is ticked, anything counts. We write to you when a position that fits is published. You can unsubscribe with one click.';

/** The facets of all positions; a choice here does not filter them. */
const FACETS = { limit: 1, page: 1, facets: '1' } satisfies JobPostingListQuery;

function JobAlertPage() {
  const { text, count, lang, contentLang } = useTexts();
  const posted = useActionData() as RefusedJobAlert | undefined;
  const search = useSearch(pages['job-alert']);
  const { data, isLoading, isFetching, refetch } = useJobPostingSummariesQuery(FACETS);
  const filters = posted?.filter ?? jobList.read(search).filters;
  const days = lang ? count(UNCONFIRMED_DAYS, '{count} day', '{count} days') : inWords(UNCONFIRMED_DAYS, 'day');
  const crumb = (label: string) => <span lang={lang}>{text(label)}</span>;
  return (
    <FormStage
      label={text('Job alert')}
      lang={lang}
      contentLang={contentLang}
      head={
        <div className={classes.head}>
          <Breadcrumbs
            label={text('Breadcrumb')}
            lang={lang}
            items={[
              { label: crumb('Home'), href: '/' },
              { label: crumb('Career'), href: CAREER_PATH },
              { label: crumb('Job alert') },
            ]}
          />
          <Eyebrow lang={lang}>{text('Job alert')}</Eyebrow>
          <Heading level={1} size={2} lang={lang}>
            {text(TITLE)}
          </Heading>
          <Lead lang={lang}>{text(DESCRIPTION)}</Lead>
        </div>
      }
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
              title: text('Hear of positions that fit'),
              text: text('An email names each new position, its place and the page where you apply.'),
            },
            {
              title: text('Leave when you like'),
              text: text('Every email has a link to unsubscribe. We then delete your address from this list.'),
            },
          ]}
        >
          <ButtonLink href={CAREER_PATH} variant="secondary">
            {text('See all open positions')}
          </ButtonLink>
        </Steps>
      }
    >
      {search.has(SUBSCRIPTION_SENT) && !posted ? (
        <div id="job-alert-form" lang={lang}>
          <Notice tone="success" role="status">
            <strong>{text('Almost done.')}</strong>{' '}
            {text('We have sent you an email. Please confirm your address with the link in it, within {days}.', {
              days,
            })}
          </Notice>
        </div>
      ) : data ? (
        <JobAlertForm facets={data.facets} filters={filters} posted={posted} />
      ) : isLoading ? (
        <SkeletonForm fields={4} />
      ) : (
        <ErrorPanel
          title={<span lang={lang}>{text('This part could not be loaded')}</span>}
          message={<span lang={lang}>{text('The open positions could not be loaded.')}</span>}
          busy={isFetching}
          retry={<span lang={lang}>{text('Try again')}</span>}
          onRetry={() => void refetch()}
        />
      )}
    </FormStage>
  );
}

/** The page that subscribes to job alerts; the career page passes its filters on. */
export function page(store: AppStore): Page<RootState> {
  return {
    Component: JobAlertPage,
    loader: async () => {
      await store.dispatch(jobApi.endpoints.jobPostingSummaries.initiate(FACETS, { subscribe: false }));
      return null;
    },
    action: async ({ request }) => (await import('./job-alert-action')).jobAlertAction(store, request),
    handle: {
      navbar: 'solid',
      head: (state) => {
        const { text, lang } = textsOf(state);
        return { title: text(TITLE), lang, description: text(DESCRIPTION), canonical: JOB_ALERT_PATH };
      },
    },
  };
}
