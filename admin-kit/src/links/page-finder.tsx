import { counted, searchSite, type SearchKind, type SearchResult } from 'api-client';
import { useState } from 'react';
import { useRead } from 'shared-store';
import { SearchInput, useDebouncedValue, VisuallyHidden } from 'ui-kit';
import classes from './page-finder.module.css';

/** A single character would match nearly everything. */
const MIN_LENGTH = 2;
/** In milliseconds. */
const DEBOUNCE = 200;
/** Of each kind. */
const LIMIT = 4;

const KINDS: Readonly<Record<SearchKind, string>> = {
  product: 'Product',
  subsector: 'Subsector',
  sector: 'Sector',
  service: 'Service',
  blog: 'Blog',
  news: 'News',
  job: 'Job',
  page: 'Page',
  document: 'Document',
};

interface PageFinderProps {
  readonly onChosen: (page: Pick<SearchResult, 'title' | 'path'>) => void;
}

/** Finds a published page of the site by the words of its title and text. */
export function PageFinder({ onChosen }: PageFinderProps) {
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim(), DEBOUNCE);
  const skip = search.length < MIN_LENGTH;
  const { currentData: found } = useRead(searchSite, { query: { search, limit: String(LIMIT) } }, { skip });
  const results = skip ? [] : (found ?? []);
  return (
    <div className={classes.finder}>
      <SearchInput
        label="Find a page of this site"
        placeholder="Words of its title"
        hideLabel={false}
        value={typed}
        onValueChange={setTyped}
      />
      <VisuallyHidden role="status">{!skip && found && counted(results.length, 'page')}</VisuallyHidden>
      {!skip && found?.length === 0 && <p className={classes.none}>No page has these words.</p>}
      {results.length > 0 && (
        <ul className={classes.results} role="list" aria-label="Pages found">
          {results.map(({ _id, kind, title, path }) => (
            <li key={`${kind} ${_id}`}>
              <button
                type="button"
                className={classes.result}
                onClick={() => {
                  setTyped('');
                  onChosen({ title, path });
                }}
              >
                <span className={classes.title}>{title}</span>
                <span className={classes.kind}>
                  {KINDS[kind]} · {path}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
