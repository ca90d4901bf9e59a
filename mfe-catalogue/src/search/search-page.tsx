import { PRODUCTS_PATH, SEARCH_PATH, searchPath, searchSite } from 'api-client';
import { readSearch, useSearch, type Page } from 'federation/contract';
import { useHref, useNavigate } from 'react-router-dom';
import { useAnswer } from 'shared-store';
import type { AppStore, RootState } from 'shared-store';
import {
  Button,
  ButtonLink,
  ChipLink,
  classNames,
  Container,
  EmptyState,
  ErrorPanel,
  SearchInput,
  SkeletonRows,
} from 'ui-kit';
import { useSettledSearch } from 'ui-kit/settled-search';
import { fillResults, resultsQuery, searchText } from './api';
import { PageHero } from '../hero/page-hero';
import { pages } from '../remote';
import { searchBreadcrumbs } from '../breadcrumbs';
import { textsOf, useTexts } from '../texts';
import { groupByKind, kindNames, readKind } from './kinds';
import { ResultGroup } from './result-group';
import classes from './search-page.module.css';

function SearchPage() {
  const texts = useTexts();
  const { lang } = texts;
  const params = useSearch(pages.search);
  const navigate = useNavigate();
  const address = useHref(SEARCH_PATH);
  const search = searchText(params.get('q'));
  const kind = readKind(params.get('kind'));
  const { currentData, isFetching, isError, refetch } = useAnswer(searchSite, resultsQuery(search, kind), {
    skip: search === '',
  });
  const [text, setText, searchNow] = useSettledSearch(search, (q) => {
    const query = q === '' ? '' : `?${new URLSearchParams({ q })}`;
    void navigate(SEARCH_PATH + query, { replace: true, preventScrollReset: true });
  });
  const counts = currentData?.counts ?? [];
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const hasKinds = counts.length > 1;
  const groups = groupByKind(currentData?.results ?? []);
  const beside = groups.length > 1 ? groups.find((group) => group.kind === 'document') : undefined;
  const others = groups.filter((group) => group !== beside);

  return (
    <>
      <PageHero
        breadcrumbs={searchBreadcrumbs}
        title={search === '' ? texts.text('Search') : texts.text('Results for “{search}”', { search })}
        lang={lang}
        actions={
          <form
            className={classes.form}
            role="search"
            lang={lang}
            method="get"
            action={address}
            onSubmit={(event) => {
              event.preventDefault();
              searchNow();
            }}
          >
            <SearchInput
              className={classes.field}
              name="q"
              label={texts.text('Search the whole site')}
              placeholder={texts.text('Products, articles, jobs…')}
              clearLabel={texts.text('Clear search')}
              maxLength={200}
              value={text}
              onValueChange={setText}
            />
            <Button type="submit">{texts.text('Search')}</Button>
          </form>
        }
      />
      <Container className={classNames(classes.page, hasKinds && classes.withKinds, beside && classes.withDocuments)}>
        <p role="status" className={classes.count} lang={lang}>
          {search !== '' && currentData ? texts.count(total, '{count} result', '{count} results') : ''}
        </p>
        {hasKinds && (
          <nav aria-label={texts.text('Kinds of results')} className={classes.kinds} lang={lang}>
            <ChipLink href={searchPath(search)} aria-current={kind ? undefined : 'true'} count={total} replace>
              {texts.text('All')}
            </ChipLink>
            {counts.map(({ kind: other, count }) => (
              <ChipLink
                key={other}
                href={`${searchPath(search)}&kind=${other}`}
                aria-current={other === kind ? 'true' : undefined}
                count={count}
                replace
              >
                {texts.text(kindNames[other])}
              </ChipLink>
            ))}
          </nav>
        )}
        {search === '' ? (
          <EmptyState title={<span lang={lang}>{texts.text('What are you looking for?')}</span>} drawing="search">
            <span lang={lang}>
              {texts.text(
                'Names, fields of use, grades, articles, jobs: one field searches everything and tolerates typing errors.',
              )}
            </span>
          </EmptyState>
        ) : isError ? (
          <ErrorPanel
            title={<span lang={lang}>{texts.text('This part could not be loaded')}</span>}
            message={<span lang={lang}>{texts.text('The search is not available right now.')}</span>}
            retry={<span lang={lang}>{texts.text('Try again')}</span>}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        ) : !currentData ? (
          <SkeletonRows picture label={texts.text('Searching…')} />
        ) : currentData.results.length === 0 ? (
          <EmptyState
            title={<span lang={lang}>{texts.text('Nothing found for “{search}”', { search })}</span>}
            drawing="search"
            action={
              <ButtonLink href={PRODUCTS_PATH} lang={lang}>
                {texts.text('Browse all products')}
              </ButtonLink>
            }
          >
            <span lang={lang}>{texts.text('Try another word, or fewer of them.')}</span>
          </EmptyState>
        ) : (
          <>
            <div className={classes.groups}>
              {others.map((group, index) => (
                <ResultGroup key={group.kind} {...{ group, search, counts }} first={index === 0} />
              ))}
            </div>
            {beside && <ResultGroup group={beside} {...{ search, counts }} className={classes.beside} />}
          </>
        )}
      </Container>
    </>
  );
}

/** `/search?q=…`: all published content, grouped by kind. */
export function page(store: AppStore): Page<RootState> {
  return {
    Component: SearchPage,
    loader: async ({ request }) => {
      const params = readSearch(pages.search, request.url);
      const search = searchText(params.get('q'));
      if (search !== '') await fillResults(store, search, readKind(params.get('kind')));
      return null;
    },
    handle: {
      head: (state, { url }) => {
        const { text, lang } = textsOf(state);
        return {
          title: searchText(readSearch(pages.search, url).get('q')) || text('Search'),
          lang,
          description: text('Search products, services, articles, news and jobs.'),
          canonical: SEARCH_PATH,
          robots: 'noindex',
        };
      },
    },
  };
}
