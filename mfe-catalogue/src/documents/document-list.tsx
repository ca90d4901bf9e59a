import type { ProductDocument } from 'api-client';
import { selectLanguages, useAppSelector } from 'shared-store';
import { Heading } from 'ui-kit';
import { useTexts } from '../texts';
import { DocumentActions } from './document-actions';
import { DocumentRow } from './document-row';
import { readersFirst } from './readers-language';
import classes from './document-list.module.css';

/** A product's documents, those in the language of the page first: type, language, revision, date and size of each. */
export function DocumentList({ documents }: { readonly documents: readonly ProductDocument[] }) {
  const { text, lang } = useTexts();
  const { current } = useAppSelector(selectLanguages);
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="documents" className={classes.documents} data-print="hide">
      <Heading level={2} size={5} id="documents" lang={lang}>
        {text('Documents')}
      </Heading>
      <ul role="list" className={classes.list}>
        {readersFirst(documents, current).map((document) => (
          <DocumentRow key={document.url} document={document} titleAs="h3">
            <DocumentActions document={document} />
          </DocumentRow>
        ))}
      </ul>
    </section>
  );
}
