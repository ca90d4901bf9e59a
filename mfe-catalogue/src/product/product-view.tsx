import { fetchSectors, langOf, type Product } from 'api-client';
import { selectLanguages, useAppSelector, useRead } from 'shared-store';
import { Section, SectionHead } from 'ui-kit';
import { Trail } from '../hero/trail';
import { useTexts } from '../texts';
import { useProductList } from '../products/api';
import { CompareMark } from '../compare/compare-mark';
import { DownloadPdf } from '../documents/download-pdf';
import { pdfFor } from '../documents/readers-language';
import type { OnDeletion } from '../editing/edit-button';
import { ProductEditing } from '../editing/editing-places';
import { EnquiryMark } from '../enquiry/enquiry-mark';
import { productBreadcrumbs } from '../breadcrumbs';
import { ProductSearch } from './product-search';
import { ProductSheet } from './product-sheet';
import { SIBLINGS, siblingQuery } from './sibling-query';

interface ProductViewProps {
  readonly product: Product;
  readonly onDeletion: OnDeletion;
}

/** The product page: its data sheet, then its siblings with their search (specification, section 2). */
export function ProductView({ product, onDeletion }: ProductViewProps) {
  const { data: sectors } = useRead(fetchSectors);
  const { current } = useAppSelector(selectLanguages);
  return (
    <article data-accent={sectors?.find(({ _id }) => _id === product.sectorId)?.accent}>
      <ProductSheet
        product={product}
        breadcrumbs={<Trail items={productBreadcrumbs(product)} />}
        actions={
          <>
            <EnquiryMark product={product} />
            <DownloadPdf url={pdfFor(product, current)} name={product.name} look="secondary" />
            <CompareMark product={product} />
            <ProductEditing product={product} onDeletion={onDeletion} />
          </>
        }
      />
      <Siblings product={product} />
    </article>
  );
}

function Siblings({ product }: { readonly product: Product }) {
  const { rich, lang, contentLang } = useTexts();
  const { products } = useProductList(siblingQuery(product));
  const others = products.filter(({ _id }) => _id !== product._id).slice(0, SIBLINGS);
  return (
    <Section tone="mist" aria-labelledby="siblings" data-print="hide">
      <SectionHead
        id="siblings"
        title={
          <span lang={lang}>
            {rich('More in {subsector}', {
              subsector: (
                <span key="subsector" lang={langOf(product, 'subsectorName') ?? contentLang}>
                  {product.subsectorName}
                </span>
              ),
            })}
          </span>
        }
      />
      <ProductSearch product={product} siblings={others} />
    </Section>
  );
}
