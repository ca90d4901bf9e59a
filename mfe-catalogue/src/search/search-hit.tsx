import { langOf, type SearchResult } from 'api-client';
import { Link } from 'react-router-dom';
import { classNames, Picture } from 'ui-kit';
import clamp from '../texts/clamp.module.css';
import { MarkedText } from './marked-text';
import classes from './search-page.module.css';

const OTHER = { width: 192, height: 128, sizes: '6rem' };
const BEST = { width: 480, height: 320, sizes: '(min-width: 64em) 15rem, 6rem' };

interface SearchHitProps {
  readonly hit: SearchResult;
  readonly search: string;
  /** Whether it is the first of all results, which is larger in wide windows. */
  readonly best?: boolean;
}

/** A result on the results page. */
export function SearchHit({ hit, search, best = false }: SearchHitProps) {
  return (
    <li className={classNames(classes.hit, best && classes.best)}>
      {hit.image !== '' && (
        <span className={classes.picture}>
          <Picture src={hit.image} alt="" {...(best ? BEST : OTHER)} />
        </span>
      )}
      <div className={classes.text}>
        <h3 className={classes.title} lang={langOf(hit, 'title')}>
          <Link to={hit.path} className={classes.link}>
            <MarkedText text={hit.title} search={search} />
          </Link>
        </h3>
        <p className={classNames(classes.summary, clamp.clamped)} lang={langOf(hit, 'summary')}>
          <MarkedText text={hit.summary} search={search} />
        </p>
      </div>
    </li>
  );
}
