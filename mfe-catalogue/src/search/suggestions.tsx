import { useAnswer } from 'shared-store';
import { useEffect } from 'react';
import { useHref } from 'react-router-dom';
import { langOf, searchPath, type SearchResult, searchSite } from 'api-client';
import { useDebouncedValue, VisuallyHidden } from 'ui-kit';
import { searchText, suggestionsQuery } from './api';
import { useTexts } from '../texts';
import { groupByKind, kindNames } from './kinds';
import { MarkedText } from './marked-text';
import classes from './suggestions.module.css';

/** The debounce time of suggestions; the 700 ms are for the search boxes of products. */
const SUGGESTION_REST_MS = 180;

export interface SuggestionsProps {
  readonly id: string;
  readonly text: string;
  /** The index of the result chosen by keyboard; -1 for the field. */
  readonly active: number;
  readonly onHits: (hits: readonly SearchResult[]) => void;
  readonly onChoose: (path: string) => void;
}

const none: readonly SearchResult[] = [];

/** The list below the navbar's search field, grouped by kind, with the matching parts marked. */
export function Suggestions({ id, text, active, onHits, onChoose }: SuggestionsProps) {
  const texts = useTexts();
  const search = searchText(useDebouncedValue(text, SUGGESTION_REST_MS));
  // An answer belongs to its query: a late answer to an earlier input is never shown.
  const { currentData, isFetching, isError } = useAnswer(searchSite, suggestionsQuery(search), {
    skip: search === '',
  });
  const results = currentData?.results ?? none;
  useEffect(() => onHits(groupByKind(results).flatMap(({ hits }) => hits)), [results, onHits]);

  const everything = useHref(searchPath(search));
  let place = -1;
  return (
    <div className={classes.panel} lang={texts.lang}>
      <div id={id} role="listbox" aria-label={texts.text('Suggestions')} aria-busy={isFetching || undefined}>
        {groupByKind(results).map(({ kind, hits }) => (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <p id={`${id}-${kind}`} className={classes.kind}>
              {texts.text(kindNames[kind])}
            </p>
            {hits.map((hit) => {
              place += 1;
              return (
                // The field keeps the focus and handles the keys: it names the active option.
                // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/interactive-supports-focus -- see above
                <div
                  key={hit._id}
                  id={`${id}-${place}`}
                  role="option"
                  aria-selected={place === active}
                  className={classes.option}
                  lang={langOf(hit, 'title') ?? texts.contentLang}
                  // The field keeps the focus, so that the list stays open until the click is handled.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(hit.path)}
                >
                  <MarkedText text={hit.title} search={search} />
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <div role="status">
        {results.length > 0 ? (
          <VisuallyHidden>{texts.count(results.length, '{count} suggestion', '{count} suggestions')}</VisuallyHidden>
        ) : (
          <p className={classes.status}>
            {isError
              ? texts.text('Suggestions are not available right now.')
              : currentData
                ? texts.text('Nothing found for “{search}”', { search })
                : texts.text('Searching…')}
          </p>
        )}
      </div>
      {results.length > 0 && (
        <a
          href={everything}
          className={classes.all}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onChoose(searchPath(search));
          }}
        >
          {texts.text('See all results')}
        </a>
      )}
    </div>
  );
}
