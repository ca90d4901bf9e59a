import { langOf } from 'api-client';
import { defineSlot, type WithInput } from 'federation/contract';
import { FileDown } from 'lucide-react';
import { selectLanguages, useAppSelector, type AppStore } from 'shared-store';
import { ButtonLink, KitLink, Section, SectionHead } from 'ui-kit';
import { fillProductDocuments, useProductDocuments } from '../documents/api';
import { DocumentRow } from '../documents/document-row';
import { readersFirst } from '../documents/readers-language';
import type { liveSlots } from '../live-slots';
import { useTexts } from '../texts';
import classes from './product-documents.module.css';

type Given = WithInput<(typeof liveSlots)['page.documents']>;

/** The documents of products that an editor chose, below the heading of their section; nothing without any. */
function ProductDocuments({ input }: Given) {
  const { text } = useTexts();
  const { current } = useAppSelector(selectLanguages);
  const products = useProductDocuments(input.products);
  if (products.length === 0) return null;
  const words = (field: 'eyebrow' | 'heading' | 'text') =>
    input[field] && <span lang={langOf(input, field)}>{input[field]}</span>;
  return (
    <Section aria-labelledby={input.heading ? input.section : undefined}>
      {input.heading && (
        <SectionHead id={input.section} eyebrow={words('eyebrow')} title={words('heading')} lead={words('text')} />
      )}
      <ul role="list" className={classes.products}>
        {products.map(({ _id, name, nameLang, path, documents }) => (
          <li key={_id} className={classes.product}>
            <h3 className={classes.name} lang={nameLang} dir="auto">
              <KitLink href={path}>{name}</KitLink>
            </h3>
            <ul role="list" className={classes.documents}>
              {readersFirst(documents, current).map((document) => (
                <DocumentRow key={document.url} document={document}>
                  <ButtonLink
                    as="a"
                    variant="secondary"
                    size="small"
                    icon={<FileDown aria-hidden="true" />}
                    href={document.url}
                    download=""
                    aria-label={text('Download {document}', { document: document.title })}
                  >
                    {text('Download')}
                  </ButtonLink>
                </DocumentRow>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export default defineSlot<AppStore, Given>({
  load: ({ store, input }) => fillProductDocuments(store, input.products),
  Component: ProductDocuments,
});
