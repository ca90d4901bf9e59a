import type { Product } from 'api-client';
import { Breadcrumbs, CardGrid, Container, DataList, Eyebrow, Heading, Picture, Section, SectionHead } from 'ui-kit';
import { useProductList } from '../api/products';
import { useTaxonomy } from '../api/taxonomy';
import { ListedProduct } from '../cards/listed-product';
import { CompareMark } from '../compare/compare-mark';
import { DocumentList } from '../documents/document-list';
import { DownloadPdf } from '../documents/download-pdf';
import { ProductEditing } from '../editing/editing-places';
import { EnquiryMark } from '../enquiry/enquiry-mark';
import { benefitBullets } from '../texts/benefits';
import { placeFields } from '../texts/custom-fields';
import { highlightedName } from '../texts/product-name';
import { productTrail } from '../trails';
import { FieldValue } from './field-value';
import { ProductSearch } from './product-search';
import { SIBLINGS, siblingQuery } from './sibling-query';
import styles from './product-view.module.css';

interface ProductViewProps {
  readonly product: Product;
  readonly onDeleted: () => void;
}

/** The product page, laid out like a data sheet (specification, section 2). */
export function ProductView({ product, onDeleted }: ProductViewProps) {
  const { sectors } = useTaxonomy();
  const accent = sectors.find(({ _id }) => _id === product.sectorId)?.accent;
  const { underImage, benefits, remaining } = placeFields(product.customFields);
  const { highlighted, rest } = highlightedName(product.name);
  const bullets = benefits.flatMap(({ fieldValue }) => benefitBullets(fieldValue));
  return (
    <article data-accent={accent}>
      <Container className={styles.sheet}>
        <div className={styles.trail}>
          <Breadcrumbs trail={productTrail(product)} />
        </div>
        <div className={styles.left}>
          <div className={styles.picture}>
            <Picture src={product.logo} alt={product.name} width={720} height={540} sizes="(min-width: 60em) 30rem, 92vw" priority />
          </div>
          {underImage.length > 0 && (
            <DataList layout="stacked" facts={underImage.map((field) => ({ term: field.fieldName, detail: <FieldValue field={field} /> }))} />
          )}
        </div>
        <div className={styles.right}>
          <Eyebrow>{product.subsectorName}</Eyebrow>
          <Heading level={1} size={2} className={styles.name}>
            <mark className={styles.highlighted}>{highlighted}</mark>
            {rest && ` ${rest}`}
          </Heading>
          <p className={styles.description}>{product.description}</p>
          <div className={styles.actions}>
            <DownloadPdf url={product.pdf} name={product.name} />
            <EnquiryMark product={product} />
            <CompareMark product={product} />
            <ProductEditing product={product} onDeleted={onDeleted} />
          </div>
          {bullets.length > 0 && (
            <section aria-labelledby="benefits">
              <Heading level={2} size={5} id="benefits">
                Benefits
              </Heading>
              <ul className={styles.benefits}>
                {bullets.map((bullet, index) => (
                  <li key={`${index} ${bullet}`}>{bullet}</li>
                ))}
              </ul>
            </section>
          )}
          {remaining.map((field, index) => (
            <section key={`${index} ${field.fieldName}`} className={styles.field}>
              <Heading level={2} size={6}>
                {field.fieldName}
              </Heading>
              <div className={styles.value}>
                <FieldValue field={field} />
              </div>
            </section>
          ))}
          <DocumentList documents={product.documents} />
        </div>
      </Container>
      <Siblings product={product} />
    </article>
  );
}

function Siblings({ product }: { readonly product: Product }) {
  const { products } = useProductList(siblingQuery(product));
  const others = products.filter(({ _id }) => _id !== product._id).slice(0, SIBLINGS);
  return (
    <Section tone="mist" aria-labelledby="siblings">
      <SectionHead id="siblings" title={`More in ${product.subsectorName}`} />
      <ProductSearch product={product} />
      {others.length > 0 && (
        <CardGrid>
          {others.map((other) => (
            <li key={other._id}>
              <ListedProduct product={other} />
            </li>
          ))}
        </CardGrid>
      )}
    </Section>
  );
}
