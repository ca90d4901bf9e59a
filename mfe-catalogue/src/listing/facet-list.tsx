import { toggleValue, type Facet } from 'api-client';
import { ChipLink, RepeatedIcon } from 'ui-kit';
import { useTexts } from '../texts';
import { filterName, productList, type ListState } from './list-state';
import classes from './facet-list.module.css';

const HEADINGS = new Map(Object.entries({ sector: 'Sector', subsector: 'Subsector' }));

/** The label of a value, and its language if it is not that of the page. */
export type LabelOf = (field: string, value: string) => { readonly label: string; readonly lang?: string | undefined };

/** The labels of the values that the facets of an answer have, in its language. */
export function labelsIn(facets: readonly Facet[]): LabelOf {
  return (field, value) => {
    const facet = facets.find((one) => one.field === field);
    const shown = facet?.values.find((one) => one.value === value)?.shownValue;
    return shown === undefined ? { label: value } : { label: shown, lang: facet?.locale };
  };
}

interface FacetListProps {
  readonly facets: readonly Facet[];
  readonly state: ListState;
  readonly path: string;
  readonly labelOf: LabelOf;
}

/** The filters of a list, with their counts. Every value is a link, so that filters work without scripts too. */
export function FacetList({ facets, state, path, labelOf }: FacetListProps) {
  const { text, lang, contentLang } = useTexts();
  if (facets.length === 0) return null;
  return (
    <section className={classes.facets} aria-label={text('Narrow the list')} lang={lang}>
      {facets.map((facet, index) => {
        const { field, values } = facet;
        const name = filterName(field);
        const chosen = state.filters[name] ?? [];
        return (
          <details
            key={field}
            className={classes.facet}
            lang={contentLang}
            open={(index < 2 && field !== 'subsector') || chosen.length > 0}
          >
            <summary className={classes.heading}>
              <FacetHeading facet={facet} />
              <RepeatedIcon name="chevron-down" />
            </summary>
            <ul role="list" className={classes.values}>
              {values.map(({ value, count }) => {
                const { label, lang: labelLang } = labelOf(field, value);
                return (
                  <li key={value}>
                    <ChipLink
                      href={`${path}${productList.write(toggleValue(state, name, value))}`}
                      aria-current={chosen.includes(value) ? 'true' : undefined}
                      count={count}
                      rel="nofollow"
                    >
                      {labelLang ? <span lang={labelLang}>{label}</span> : label}
                    </ChipLink>
                  </li>
                );
              })}
            </ul>
          </details>
        );
      })}
    </section>
  );
}

/** The heading of a facet: a text for sectors and subsectors, otherwise the name of the products' field. */
function FacetHeading({ facet: { field, shownName, locale } }: { readonly facet: Facet }) {
  const { text, lang } = useTexts();
  const heading = HEADINGS.get(field);
  if (heading) return <span lang={lang}>{text(heading)}</span>;
  return shownName === undefined ? field : <span lang={locale}>{shownName}</span>;
}
