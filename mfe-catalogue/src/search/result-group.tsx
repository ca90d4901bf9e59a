import type { SearchKind, SearchResult } from 'api-client';
import { classNames } from 'ui-kit';
import { useTexts } from '../texts';
import { DocumentHit } from './document-hit';
import { kindNames } from './kinds';
import { MoreOfKind } from './more-of-kind';
import { SearchHit } from './search-hit';
import classes from './search-page.module.css';

interface ResultGroupProps {
  /** The results of one kind. */
  readonly group: { readonly kind: SearchKind; readonly hits: readonly SearchResult[] };
  readonly counts: readonly { readonly kind: SearchKind; readonly count: number }[];
  readonly search: string;
  /** Whether it is the first group. */
  readonly first?: boolean;
  readonly className?: string | undefined;
}

/** The results of a kind, with a link to all of them. */
export function ResultGroup({ group, counts, search, first = false, className }: ResultGroupProps) {
  const { text, lang } = useTexts();
  const id = `hits-${group.kind}`;
  return (
    <section aria-labelledby={id} className={classNames(classes.group, className)}>
      <div className={classes.top}>
        <h2 id={id} className={classes.heading} lang={lang}>
          {text(kindNames[group.kind])}
        </h2>
        <MoreOfKind group={group} search={search} counts={counts} />
      </div>
      <ul role="list" className={classes.hits}>
        {group.hits.map(({ document, ...hit }, index) =>
          document ? (
            <DocumentHit key={hit._id} hit={{ ...hit, document }} search={search} />
          ) : (
            <SearchHit key={hit._id} hit={hit} search={search} best={first && index === 0} />
          ),
        )}
      </ul>
    </section>
  );
}
