import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { CONTACT_PATH, type Facet, chosenValues, isNarrowed, toggleValue } from 'api-client';
import { useHref, useNavigate } from 'react-router-dom';
import { ButtonLink, CardGrid, classNames, EmptyState, ErrorPanel, RemovableChip, SkeletonCards } from 'ui-kit';
import { FilterSheet } from 'ui-kit/filter-sheet';
import { Pager } from 'ui-kit/pager';
import type { ProductList } from '../products/api';
import type { ProductSummary } from '../products/product-summary';
import { useTexts } from '../texts';
import { PAGE_SIZE, productList, type ListState } from './list-state';
import { FacetList, labelsIn, type LabelOf } from './facet-list';
import { ListingToolbar } from './listing-toolbar';
import { shownFacets } from './shown-facets';
import classes from './product-listing.module.css';

/** Whether the browser's address is still a page's, in any spelling. */
function isStillAt(address: string): boolean {
  return samePath(location.pathname) === samePath(address);
}

function samePath(path: string): string {
  const trimmed = path.replace(/\/+$/, '').toLowerCase();
  try {
    return decodeURI(trimmed);
  } catch {
    return trimmed;
  }
}

interface ProductListingProps {
  readonly list: ProductList;
  readonly state: ListState;
  /** The path of the page, without its query. */
  readonly path: string;
  readonly searchLabel: string;
  /** The labels of values such as slugs; undefined for the values of products' fields. */
  readonly labelOf?: (...value: Parameters<LabelOf>) => ReturnType<LabelOf> | undefined;
  readonly renderCard: (product: ProductSummary, index: number) => ReactNode;
  /** Administrators' buttons, at the end of the line with the count. */
  readonly editing?: ReactNode;
}

/** A searchable, sortable grid of products with facets and pages; the address stores its whole state. */
export function ProductListing({ list, state, path, searchLabel, renderCard, editing, ...props }: ProductListingProps) {
  const { text, count, number, lang } = useTexts();
  const navigate = useNavigate();
  const address = useHref(path);
  const go = (next: ListState) => {
    // A debounced search must not navigate back to a page that the visitor is leaving.
    if (isStillAt(address))
      void navigate(`${path}${productList.write(next)}`, { replace: true, preventScrollReset: true });
  };
  const chosen = chosenValues(state);
  const narrowed = isNarrowed(state);
  const last = useRef<{ path: string; facets: readonly Facet[] }>({ path, facets: [] });
  const offered = shownFacets(list.facets, state, last.current.path === path ? last.current.facets : []);
  const fieldLabels = labelsIn(offered);
  const labelOf: LabelOf = (field, value) => props.labelOf?.(field, value) ?? fieldLabels(field, value);
  useEffect(() => {
    if (list.facets.length > 0) last.current = { path, facets: offered };
  });

  return (
    <div className={classNames(classes.listing, offered.length > 0 && classes.withAside)}>
      <ListingToolbar state={state} path={path} label={searchLabel} onChange={go} />
      {offered.length > 0 && (
        <section className={classes.aside} aria-label={text('Filters')} lang={lang} data-print="hide">
          <FilterSheet
            label={text('Filters')}
            chosen={chosen.length > 0 && ` (${number(chosen.length)})`}
            done={count(list.total, 'Show {count} product', 'Show {count} products')}
          >
            <FacetList facets={offered} state={state} path={path} labelOf={labelOf} />
          </FilterSheet>
        </section>
      )}
      <div className={classes.results}>
        <div className={classes.line}>
          <p role="status" className={classes.count} lang={lang}>
            {list.loading
              ? text('Loading products…')
              : list.failed
                ? ''
                : count(list.total, '{count} product', '{count} products')}
          </p>
          {chosen.map(({ name, value }) => {
            const { label, lang: labelLang } = labelOf(name.replace(/^field\./, ''), value);
            return (
              <RemovableChip
                key={`${name} ${value}`}
                removeLabel={text('Remove filter {filter}', { filter: label })}
                onRemove={() => go(toggleValue(state, name, value))}
              >
                {labelLang ? <span lang={labelLang}>{label}</span> : label}
              </RemovableChip>
            );
          })}
          {editing}
        </div>
        <Results list={list} narrowed={narrowed} path={path} renderCard={renderCard} />
        <Pager
          text={text}
          lang={lang}
          page={state.page}
          pageCount={Math.ceil(list.total / PAGE_SIZE)}
          hrefFor={(page) => `${path}${productList.write({ ...state, page })}`}
          label={text('Pages of products')}
        />
      </div>
    </div>
  );
}

interface ResultsProps extends Pick<ProductListingProps, 'list' | 'path' | 'renderCard'> {
  readonly narrowed: boolean;
}

function Results({ list, narrowed, path, renderCard }: ResultsProps) {
  const { text, lang } = useTexts();
  if (list.failed)
    return (
      <ErrorPanel
        title={<span lang={lang}>{text('The products could not be loaded')}</span>}
        message={<span lang={lang}>{text('The list is not available right now.')}</span>}
        retry={<span lang={lang}>{text('Try again')}</span>}
        onRetry={list.retry}
        busy={list.fetching}
      />
    );
  if (list.loading) return <SkeletonCards label={text('Loading products…')} />;
  if (list.products.length === 0)
    return (
      <EmptyState
        title={
          <span lang={lang}>
            {narrowed ? text('No products found matching your search') : text('There are no products here yet')}
          </span>
        }
        drawing="search"
        action={
          <ButtonLink href={narrowed ? path : CONTACT_PATH} variant="secondary" lang={lang}>
            {narrowed ? text('Show all products') : text('Ask us about it')}
          </ButtonLink>
        }
      />
    );
  return (
    <CardGrid
      aria-busy={list.fetching || undefined}
      // Rows of three would end with a single card.
      className={list.products.length % 3 === 1 ? classes.four : undefined}
    >
      {/* Cards are hydrated after the interactive parts, or when a visitor uses one. */}
      <Suspense>
        {list.products.map((product, index) => (
          <li key={product._id}>{renderCard(product, index)}</li>
        ))}
      </Suspense>
    </CardGrid>
  );
}
