import { useEffect } from 'react';
import { COMPARE_PATH, PRODUCTS_PATH, comparePath, productPath, fetchCategories, counted, plural } from 'api-client';
import { readSearch, useSearch, type Page } from 'federation/contract';
import { Link, useNavigate } from 'react-router-dom';
import { type AppStore, type RootState, readOf } from 'shared-store';
import { Button, ButtonLink, Container, EmptyState, ErrorPanel, Picture, SkeletonTable } from 'ui-kit';
import { filled } from '../fill';
import { useProductsByIds } from '../products/api';
import { PageHero } from '../hero/page-hero';
import { compareShelf, useShelf } from '../shelves/shelves';
import { offeringsBreadcrumbs } from '../breadcrumbs';
import { unbroken } from '../texts/unbroken';
import { pages } from '../remote';
import { comparisonRows } from './comparison-rows';
import classes from './compare-page.module.css';
import type { Search } from 'federation/contract';

/** The products to compare in the address: the first four distinct ones. */
function comparedIds(params: Search<'ids'>): string[] {
  const ids = (params.get('ids') ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== '' && id.length <= 100))].slice(0, compareShelf.most);
}

const breadcrumbs = offeringsBreadcrumbs('Compare');
const LEAD = 'Up to four products side by side. Differences come first, and the address can be shared.';

function ComparePage() {
  const params = useSearch(pages.compare);
  const navigate = useNavigate();
  const ids = comparedIds(params);
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
    void navigate(rest.length === 0 ? `${COMPARE_PATH}?ids=` : comparePath(rest), {
      replace: true,
      preventScrollReset: true,
    });
  };

  return (
    <>
      <PageHero breadcrumbs={breadcrumbs} title="Compare products" lead={LEAD} />
      <Container className={classes.page}>
        {failed ? (
          <ErrorPanel message="The comparison is not available right now." onRetry={retry} />
        ) : loading ? (
          <SkeletonTable label="Loading the comparison…" />
        ) : products.length === 0 ? (
          <EmptyState
            title="Nothing to compare yet"
            drawing="documents"
            action={<ButtonLink href={PRODUCTS_PATH}>Choose products</ButtonLink>}
          >
            Press “Compare” on up to four products.
          </EmptyState>
        ) : (
          <div className={classes.scroller} role="region" aria-label="Comparison" tabIndex={0}>
            <table className={classes.table} data-products={products.length}>
              <caption className={classes.caption}>
                {plural(products.length, 'One product; add another to compare', counted(products.length, 'product'))}
              </caption>
              <colgroup>
                <col className={classes.headings} />
                <col span={products.length} />
              </colgroup>
              <thead>
                <tr className={classes.names}>
                  <td />
                  {products.map((product) => (
                    <th key={product._id} scope="col" className={classes.product}>
                      <Link to={productPath(product)} state={{ product }}>
                        {unbroken(product.name)}
                      </Link>
                      <Button
                        variant="ghost"
                        size="small"
                        data-needs-scripts=""
                        aria-label={`Remove ${product.name}`}
                        onClick={() => remove(product._id)}
                      >
                        Remove
                      </Button>
                    </th>
                  ))}
                </tr>
                <tr className={classes.pictures} aria-hidden="true">
                  <td />
                  {products.map(({ _id, logo }) => (
                    <td key={_id}>
                      <span className={classes.picture}>
                        <Picture src={logo} alt="" width={320} height={214} sizes="20rem" />
                      </span>
                    </td>
                  ))}
                </tr>
              </thead>
              <tbody>
                {comparisonRows(products).map(({ heading, values, differs }) => (
                  <tr key={heading} className={differs && products.length > 1 ? classes.differs : undefined}>
                    <th scope="row">{heading}</th>
                    {values.map((value, index) => (
                      <td key={products[index]?._id ?? index}>
                        {value === '' ? <span className={classes.none}>not stated</span> : unbroken(value)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
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
      head: () => ({ title: 'Compare products', description: LEAD, canonical: COMPARE_PATH, robots: 'noindex' }),
    },
  };
}
