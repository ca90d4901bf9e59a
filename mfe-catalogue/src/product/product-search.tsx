import { useState } from 'react';
import { subsectorPath, type Product } from 'api-client';
import { useHref } from 'react-router-dom';
import { Button, CardGrid, EmptyState, ErrorPanel, SearchInput, SkeletonCards, useDebouncedValue } from 'ui-kit';
import { useProductList } from '../products/api';
import { ListedProduct } from '../cards/listed-product';
import type { ProductSummary } from '../products/product-summary';
import { useTexts } from '../texts';
import { PRODUCT_SEARCH_MINIMUM, SEARCH_DEBOUNCE_MS } from '../texts/limits';
import { siblingSearchQuery } from './sibling-query';
import classes from './product-search.module.css';

/** Whether a text is long enough for the product page to search by it (specification, sections 4 and 9). */
export const isSearchable = (text: string): boolean => [...text.trim()].length >= PRODUCT_SEARCH_MINIMUM;

interface ProductSearchProps {
  readonly product: Product;
  /** Shown below the results, without products among them. */
  readonly siblings: readonly ProductSummary[];
}

/** The search box of the product page: results appear from 4 characters on, after a debounce time of 700 ms. */
export function ProductSearch({ product, siblings }: ProductSearchProps) {
  const texts = useTexts();
  const [text, setText] = useState('');
  const subsector = useHref(subsectorPath({ slug: product.subsectorSlug, sectorSlug: product.sectorSlug }));
  const search = useDebouncedValue(text, SEARCH_DEBOUNCE_MS).trim();
  // Clearing the field hides its results immediately.
  const active = isSearchable(search) && isSearchable(text);
  const list = useProductList(active ? siblingSearchQuery(product, search) : undefined);
  const found = new Set(active ? list.products.map(({ _id }) => _id) : []);
  const others = siblings.filter(({ _id }) => !found.has(_id));
  return (
    <>
      <div className={classes.search}>
        {/* Without scripts the subsector's page searches. */}
        <form
          method="get"
          role="search"
          lang={texts.lang}
          aria-label={texts.text('Products in {subsector}', { subsector: product.subsectorName })}
          action={subsector}
          onSubmit={(event) => event.preventDefault()}
        >
          <SearchInput
            name="search"
            label={texts.text('Search products in {subsector}', { subsector: product.subsectorName })}
            placeholder={texts.text('Search products')}
            hint={texts.text('Type at least {count} characters', { count: PRODUCT_SEARCH_MINIMUM })}
            clearLabel={texts.text('Clear search')}
            maxLength={200}
            value={text}
            onValueChange={setText}
          />
          <noscript>
            <Button type="submit">{texts.text('Search')}</Button>
          </noscript>
        </form>
        {active && (
          <section aria-label={texts.text('Search results')} aria-busy={list.fetching || undefined}>
            <Results list={list} />
          </section>
        )}
      </div>
      {others.length > 0 && <Cards products={others} />}
    </>
  );
}

function Results({ list }: { readonly list: ReturnType<typeof useProductList> }) {
  const { text, lang } = useTexts();
  if (list.failed)
    return (
      <ErrorPanel
        headingLevel={3}
        title={<span lang={lang}>{text('This part could not be loaded')}</span>}
        message={<span lang={lang}>{text('The search is not available right now.')}</span>}
        retry={<span lang={lang}>{text('Try again')}</span>}
        onRetry={list.retry}
        busy={list.fetching}
      />
    );
  if (list.loading) return <SkeletonCards count={3} label={text('Searching…')} />;
  if (list.products.length === 0)
    return (
      <EmptyState
        title={<span lang={lang}>{text('No products found matching your search')}</span>}
        headingLevel={3}
        drawing="search"
      />
    );
  return <Cards products={list.products} />;
}

function Cards({ products }: { readonly products: readonly ProductSummary[] }) {
  return (
    // Rows of four would end with an empty place.
    <CardGrid className={products.length % 4 > 0 && products.length % 3 === 0 ? classes.three : undefined}>
      {products.map((product) => (
        <li key={product._id}>
          <ListedProduct product={product} />
        </li>
      ))}
    </CardGrid>
  );
}
