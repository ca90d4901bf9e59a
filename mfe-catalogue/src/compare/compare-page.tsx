import { useEffect } from 'react';
import { COMPARE_PATH, comparePath, fetchCategories } from 'api-client';
import { readSearch, useSearch, type Page } from 'federation/contract';
import { useNavigate } from 'react-router-dom';
import { type AppStore, type RootState, readOf } from 'shared-store';
import { Container, ErrorPanel, SkeletonTable } from 'ui-kit';
import { filled } from '../fill';
import { useProductsByIds } from '../products/api';
import { PageHero } from '../hero/page-hero';
import { compareShelf, useShelf } from '../shelves/shelves';
import { offeringsBreadcrumbs } from '../breadcrumbs';
import { pages } from '../remote';
import { textsOf, useTexts } from '../texts';
import { asksForDifferences, comparedIds, comparisonAddress } from './comparison-address';
import { ComparisonTable } from './comparison-table';
import { NothingToCompare } from './nothing-to-compare';
import classes from './compare-page.module.css';

const breadcrumbs = offeringsBreadcrumbs('Compare');
const LEAD = 'Up to four products side by side. The address can be shared.';

function ComparePage() {
  const { text, lang } = useTexts();
  const params = useSearch(pages.compare);
  const navigate = useNavigate();
  const ids = comparedIds(params);
  const differences = asksForDifferences(params);
  const remembered = useShelf(compareShelf);
  const { products, loading, failed, retry } = useProductsByIds(ids);

  // Without ids in the address, the page compares those that this device remembers.
  const fallback = params.has('ids') || remembered.length === 0 ? undefined : comparePath(remembered);
  useEffect(() => {
    if (fallback) void navigate(fallback, { replace: true });
  }, [fallback, navigate]);

  const address = ids.join(',');
  useEffect(() => {
    if (address !== '') compareShelf.replace(address.split(','));
  }, [address]);

  const remove = (id: string) => {
    const rest = ids.filter((other) => other !== id);
    compareShelf.replace(rest);
    void navigate(comparisonAddress(rest, differences), {
      replace: true,
      preventScrollReset: true,
    });
  };

  return (
    <>
      <PageHero breadcrumbs={breadcrumbs} title={text('Compare products')} lead={text(LEAD)} lang={lang} />
      <Container className={classes.page}>
        {failed ? (
          <ErrorPanel
            title={<span lang={lang}>{text('This part could not be loaded')}</span>}
            message={<span lang={lang}>{text('The comparison is not available right now.')}</span>}
            retry={<span lang={lang}>{text('Try again')}</span>}
            onRetry={retry}
          />
        ) : loading ? (
          <SkeletonTable label={text('Loading the comparison…')} />
        ) : products.length === 0 ? (
          <NothingToCompare />
        ) : (
          <ComparisonTable products={products} ids={ids} differences={differences} onRemove={remove} />
        )}
      </Container>
    </>
  );
}

/** `/products/compare?ids=a,b`: up to four products side by side. */
export function page(store: AppStore): Page<RootState> {
  return {
    Component: ComparePage,
    loader: async ({ request }) => {
      const ids = comparedIds(readSearch(pages.compare, request.url));
      if (ids.length > 0)
        await filled(store.dispatch(readOf(fetchCategories).initiate({ query: { ids: ids.join(',') } })));
      return null;
    },
    handle: {
      head: (state) => {
        const { text, lang } = textsOf(state);
        return {
          title: text('Compare products'),
          lang,
          description: text(LEAD),
          canonical: COMPARE_PATH,
          robots: 'noindex',
        };
      },
    },
  };
}
