import { langOf, type SearchResult } from 'api-client';
import { FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { documentFacts, documentKinds } from '../documents/document-facts';
import { useTexts } from '../texts';
import { MarkedText } from './marked-text';
import classes from './document-hit.module.css';

interface DocumentHitProps {
  readonly hit: SearchResult & { readonly document: NonNullable<SearchResult['document']> };
  readonly search: string;
}

/** A document on the results page: a link to its file, its type, language and size, and a link to its product. */
export function DocumentHit({ hit, search }: DocumentHitProps) {
  const texts = useTexts();
  const { kind, url } = hit.document;
  // Most translated titles begin with the English name of the product: in pieces, its words would have the wrong language.
  const isTranslated = hit.locale !== undefined && !hit.untranslated?.includes('title');
  return (
    <li className={classes.hit}>
      <FileText aria-hidden="true" className={classes.sign} />
      <div className={classes.text}>
        <h3 className={classes.title} lang={langOf(hit, 'title')} dir="auto">
          <a href={url} download="">
            {isTranslated ? hit.title : <MarkedText text={hit.title} search={search} />}
          </a>
        </h3>
        <p className={classes.facts} lang={texts.lang}>
          {[texts.text(documentKinds[kind]), ...documentFacts(hit.document, texts)].join(' · ')}
        </p>
        <p className={classes.product} lang={langOf(hit, 'summary')} dir="auto">
          <Link to={hit.path}>
            <MarkedText text={hit.summary} search={search} />
          </Link>
        </p>
      </div>
    </li>
  );
}
