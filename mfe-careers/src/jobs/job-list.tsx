import { Suspense, useState } from 'react';
import { CAREER_PATH, JOB_ALERT_PATH } from 'api-client';
import { useSearch } from 'federation/contract';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, ButtonLink, EmptyState, ErrorPanel, Select, SkeletonRows } from 'ui-kit';
import { Pager } from 'ui-kit/pager';
import { pages } from '../remote';
import { useTexts } from '../texts';
import { ActiveFilters } from './active-filters';
import { FILTER_FORM, FilterPanel } from './filter-panel';
import { JobRow } from './job-row';
import { useJobPostingSummariesQuery } from './api';
import { countChosen, JOBS_PER_PAGE, jobList, jobsQuery, SORTS, withoutFilters, type JobChoice } from './job-choice';
import { JobSearch } from './job-search';
import classes from './job-list.module.css';

const addressOf = (choice: JobChoice): string => CAREER_PATH + jobList.write(choice);

/** Filters, order and pages of the open jobs; the address stores all of them. */
export function JobList() {
  const query = useSearch(pages.career);
  const { text, count, lang, contentLang } = useTexts();
  const location = useLocation();
  const navigate = useNavigate();
  const [pending, setPending] = useState<{ readonly query: string; readonly choice: JobChoice }>();
  // A box is ticked immediately; the address follows a moment later and then determines the boxes again.
  const choice = pending?.query === query.toString() ? pending.choice : jobList.read(query);
  // The current page stays visible while the next one is loading.
  const { data, isLoading, isFetching, isError, refetch } = useJobPostingSummariesQuery(jobsQuery(choice));

  const choose = (next: JobChoice): void => {
    setPending({ query: query.toString(), choice: next });
    // The scroll position stays: only the content of the list changes.
    void navigate(addressOf(next), { replace: true, preventScrollReset: true, state: location.state as unknown });
  };

  if (!data || (isError && !isFetching)) {
    if (isLoading || (isFetching && !isError)) return <SkeletonRows label={text('Loading jobs…')} />;
    return (
      <ErrorPanel
        title={<span lang={lang}>{text('No jobs to show right now')}</span>}
        message={<span lang={lang}>{text('The open positions could not be loaded.')}</span>}
        busy={isFetching}
        retry={<span lang={lang}>{text('Try again')}</span>}
        onRetry={() => void refetch()}
      />
    );
  }

  const { jobs, total, facets } = data;
  if (total === 0 && countChosen(choice) === 0) {
    return (
      <EmptyState
        title={<span lang={lang}>{text('No open positions right now')}</span>}
        drawing="people"
        action={
          <ButtonLink href={JOB_ALERT_PATH} lang={lang}>
            {text('Get new positions by email')}
          </ButtonLink>
        }
      >
        <p lang={lang}>{text('New positions are published here first. Please come back soon.')}</p>
      </EmptyState>
    );
  }

  return (
    <div className={classes.list}>
      <FilterPanel facets={facets} jobs={total} choice={choice} onChoose={choose} />
      <section aria-label={text('Open positions')} lang={lang} className={classes.found}>
        <JobSearch className={classes.search} choice={choice} onChoose={choose} />
        <div className={classes.summary} lang={lang}>
          <p role="status">{count(total, '{count} open position', '{count} open positions')}</p>
          <ActiveFilters choice={choice} onChoose={choose} />
          <Select
            className={classes.sort}
            form={FILTER_FORM}
            name="sort"
            label={text('Sort by')}
            hideLabel
            size="small"
            value={choice.sort}
            options={SORTS.map(({ value, label }) => ({ value, label: text(label) }))}
            onChange={(event) => {
              const sort = SORTS.find(({ value }) => value === event.target.value);
              if (sort) choose({ ...choice, sort: sort.value, page: 1 });
            }}
          />
        </div>
        {jobs.length > 0 ? (
          <ul className={classes.jobs} lang={contentLang} role="list" aria-busy={isFetching || undefined}>
            {/* Rows are hydrated after the interactive parts, or when a visitor uses one. */}
            <Suspense>
              {jobs.map((job) => (
                <li key={job._id}>
                  <JobRow job={job} />
                </li>
              ))}
            </Suspense>
          </ul>
        ) : (
          <EmptyState
            title={<span lang={lang}>{text('No positions match your filters')}</span>}
            drawing="search"
            action={
              <Button lang={lang} onClick={() => choose(withoutFilters(choice))}>
                {text('Clear all filters')}
              </Button>
            }
          >
            <p lang={lang}>{text('Try fewer filters or another word.')}</p>
          </EmptyState>
        )}
        <Pager
          text={text}
          lang={lang}
          page={choice.page}
          pageCount={Math.ceil(total / JOBS_PER_PAGE)}
          hrefFor={(target) => addressOf({ ...choice, page: target })}
          label={text('Pages of open positions')}
        />
        <div>
          <ButtonLink
            href={JOB_ALERT_PATH + jobList.write({ filters: choice.filters })}
            variant="secondary"
            size="small"
          >
            {text('Get new positions by email')}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
