import { langOf, type SearchResult } from 'api-client';
import { Link } from 'react-router-dom';
import { Picture } from 'ui-kit';
import { MarkedText } from './marked-text';
import classes from './search-page.module.css';

/** A result on the results page. */
export function SearchHit({ hit, search }: { readonly hit: SearchResult; readonly search: string }) {
  return (
    <li className={classes.hit}>
      {hit.image !== '' && (
        <span className={classes.picture}>
          <Picture src={hit.image} alt="" width={192} height={128} sizes="6rem" />
        </span>
      )}
      <div className={classes.text}>
        <h3 className={classes.title} lang={langOf(hit, 'title')}>
          <Link to={hit.path} className={classes.link}>
            <MarkedText text={hit.title} search={search} />
          </Link>
        </h3>
        <p className={classes.summary} lang={langOf(hit, 'summary')}>
          <MarkedText text={hit.summary} search={search} />
        </p>
      </div>
    </li>
  );
}
