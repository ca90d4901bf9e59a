import { langOf, type ProductDocument } from 'api-client';
import { FileText } from 'lucide-react';
import { selectLanguages, useAppSelector } from 'shared-store';
import { Badge, Heading } from 'ui-kit';
import { useTexts } from '../texts';
import { unbroken } from '../texts/unbroken';
import { DocumentActions } from './document-actions';
import { documentFacts } from './document-facts';
import { readersFirst } from './readers-language';
import classes from './document-list.module.css';

const kinds = { tds: 'Technical data sheet', sds: 'Safety data sheet', other: 'Document' } as const;

/** A product's documents, those in the language of the page first: type, language, revision, date and size of each. */
export function DocumentList({ documents }: { readonly documents: readonly ProductDocument[] }) {
  const texts = useTexts();
  const { current } = useAppSelector(selectLanguages);
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="documents" className={classes.documents} data-print="hide">
      <Heading level={2} size={5} id="documents" lang={texts.lang}>
        {texts.text('Documents')}
      </Heading>
      <ul role="list" className={classes.list}>
        {readersFirst(documents, current).map((document) => (
          <li key={document.url} className={classes.document}>
            <FileText aria-hidden="true" className={classes.sign} />
            <div className={classes.text}>
              <Badge>
                <span lang={texts.lang}>{texts.text(kinds[document.kind])}</span>
              </Badge>
              <h3 className={classes.title} lang={langOf(document, 'title')}>
                {unbroken(document.title)}
              </h3>
              <p className={classes.facts} lang={texts.lang}>
                {documentFacts(document, texts).join(' · ')}
              </p>
            </div>
            <DocumentActions document={document} />
          </li>
        ))}
      </ul>
    </section>
  );
}
