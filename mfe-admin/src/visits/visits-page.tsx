import { monthText, type VisitMonth, exportVisits, fetchVisits, numberText } from 'api-client';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { callApi, useDates, useRead } from 'shared-store';
import { ExportButton, ScreenHead } from 'admin-kit';
import { ButtonLink, EmptyState, ErrorPanel, Panel, SkeletonTable } from 'ui-kit';
import { CountList } from './count-list';
import { DayChart } from './day-chart';
import { monthAfter, readMonth } from './months';
import classes from './visits.module.css';

/** Such as “Oct 2026”, so that the links fit on a phone beside the export. */
const shortMonth = (month: string): string => monthText(month).replace(/^(\w{3})\w*/, '$1');

const MonthLink = ({ month }: { readonly month: string }): ReactNode => (
  <ButtonLink href={`/admin/visits?month=${month}`} variant="secondary" size="small">
    {shortMonth(month)}
  </ButtonLink>
);

const total = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0);

function Figures({ visits }: { readonly visits: VisitMonth }): ReactNode {
  const { days, applicationsBegun: begun, applicationsSent: sent } = visits;
  const share = begun > 0 ? ` (${Math.min(100, Math.round((sent / begun) * 100))}%)` : '';
  const figures: readonly (readonly [string, string])[] = [
    ['Visits', numberText(total(days.map((day) => day.visits)))],
    ['Pages', numberText(total(days.map((day) => day.pages)))],
    ['Applications begun', numberText(begun)],
    [`Applications sent${share}`, numberText(sent)],
  ];
  return (
    <dl className={classes.figures}>
      {figures.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The pattern of a page with “…” in place of the names in it. */
const shortened = ({ name, count }: VisitMonth['pages'][number]) => ({ name: name.replace(/:[^/]+/g, '…'), count });

function Counted({ visits }: { readonly visits: VisitMonth }): ReactNode {
  const lists = [
    { title: 'Pages', noun: 'Page', counts: visits.pages.map(shortened) },
    { title: 'Came from', noun: 'Site', counts: visits.referrers, unnamed: 'Directly, or not known' },
    { title: 'Searches without results', noun: 'Search', counts: visits.searches },
    { title: 'Documents opened', noun: 'Document', counts: visits.documents },
  ];
  const empty = lists.filter(({ counts }) => counts.length === 0).map(({ title }) => title.toLowerCase());
  return (
    <>
      <Panel>
        <Figures visits={visits} />
        {visits.days.some(({ pages }) => pages > 0) && <DayChart days={visits.days} />}
      </Panel>
      <div className={classes.lists}>
        {lists.map((list) => list.counts.length > 0 && <CountList key={list.title} {...list} />)}
      </div>
      {empty.length > 0 && <p className={classes.note}>{`None this month: ${empty.join(', ')}.`}</p>}
    </>
  );
}

const isEmpty = ({ pages, referrers, searches, documents, applicationsBegun, applicationsSent }: VisitMonth): boolean =>
  [pages, referrers, searches, documents].every(({ length }) => length === 0) &&
  applicationsBegun + applicationsSent === 0;

/** The visits of a month. */
export function Component(): ReactNode {
  const [params] = useSearchParams();
  const dates = useDates();
  const present = dates.dayOf(new Date()).slice(0, 7);
  const month = readMonth(params.get('month'), present);
  const { currentData, isError, isFetching, refetch } = useRead(
    fetchVisits,
    { query: { month } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className={classes.visits}>
      <ScreenHead
        title={`Visits in ${monthText(month)}`}
        lead={`Counted without cookies or personal data, by days in the time zone ${dates.timeZone}.`}
        actions={
          <>
            <ExportButton
              fileName={`visits-${month}.csv`}
              disabled={!currentData || isEmpty(currentData)}
              read={() => callApi(exportVisits, { query: { month } })}
            />
            <MonthLink month={monthAfter(month, -1)} />
            {month < present && <MonthLink month={monthAfter(month, 1)} />}
          </>
        }
      />
      {isError && !currentData && (
        <ErrorPanel message="The visits could not be loaded." busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!isError && !currentData && <SkeletonTable rows={6} label="Loading the visits" />}
      {currentData &&
        (isEmpty(currentData) ? (
          <EmptyState title={`Nothing was counted in ${monthText(month)}`} drawing="documents" />
        ) : (
          <Counted visits={currentData} />
        ))}
    </div>
  );
}
