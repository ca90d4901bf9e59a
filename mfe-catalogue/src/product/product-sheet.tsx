import type { ReactNode } from 'react';
import { langOf, type Product } from 'api-client';
import { Container, DataList, Eyebrow, Heading } from 'ui-kit';
import { LazyItemChart } from 'ui-kit/lazy-chart';
import { DocumentList } from '../documents/document-list';
import { useTexts } from '../texts';
import { benefitBullets } from '../texts/benefits';
import { placeFields, shownName, shownValue } from '../texts/custom-fields';
import { highlightedName } from '../texts/product-name';
import { unbroken } from '../texts/unbroken';
import { ProductPictures } from './product-pictures';
import classes from './product-sheet.module.css';
import type { CustomField } from 'api-client';

const WEB_ADDRESS = /^https?:\/\//i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The value of a custom field, formatted by its type. */
function FieldValue({ field }: { readonly field: CustomField }) {
  const { day, lang } = useTexts();
  const value = field.fieldValue.trim();
  if (field.fieldType === 'url' && WEB_ADDRESS.test(value))
    return (
      <a href={value} rel="noopener nofollow">
        {value}
      </a>
    );
  if (field.fieldType === 'file' && field.fileUrl)
    return (
      <a href={field.fileUrl} target="_blank" rel="noopener">
        {value}
      </a>
    );
  if (field.fieldType === 'date' && DAY.test(value))
    return (
      <time dateTime={value} lang={lang}>
        {day(value)}
      </time>
    );
  const shown = shownValue(field);
  return shown.lang ? <span lang={shown.lang}>{unbroken(shown.text.trim())}</span> : unbroken(shown.text.trim());
}

interface ProductSheetProps {
  readonly product: Pick<
    Product,
    | 'name'
    | 'description'
    | 'logo'
    | 'subsectorName'
    | 'pictures'
    | 'customFields'
    | 'documents'
    | 'charts'
    | 'locale'
    | 'untranslated'
  >;
  /** The breadcrumbs of the page. */
  readonly breadcrumbs?: ReactNode;
  /** The buttons below the name. */
  readonly actions?: ReactNode;
}

/** A product in the layout of a printed data sheet (specification, section 2). */
export function ProductSheet({ product, breadcrumbs, actions }: ProductSheetProps) {
  const { text, lang } = useTexts();
  const { charts: [chart] = [] } = product;
  const { underImage, benefits, documents, remaining } = placeFields(product.customFields);
  const { highlighted, rest } = highlightedName(product.name);
  const bullets = benefits.flatMap((field) => {
    const shown = shownValue(field);
    return benefitBullets(shown.text).map((bullet) => ({ text: bullet, lang: shown.lang }));
  });
  return (
    <Container className={classes.page}>
      {breadcrumbs}
      <div className={classes.sheet}>
        <div className={classes.head}>
          <Eyebrow lang={langOf(product, 'subsectorName')}>{product.subsectorName}</Eyebrow>
          <Heading level={1} size={2} className={classes.name} lang={langOf(product, 'name')}>
            <mark className={classes.highlighted}>{unbroken(highlighted)}</mark>
            {rest && `${/^\d/.test(rest) ? '\u00a0' : ' '}${unbroken(rest)}`}
          </Heading>
          {actions && <div className={classes.actions}>{actions}</div>}
        </div>
        <div className={classes.left}>
          <ProductPictures product={product} />
          {underImage.length > 0 && (
            <div lang={underImage[0] && shownName(underImage[0]).lang}>
              <DataList
                layout="stacked"
                facts={underImage.map((field) => ({
                  term: shownName(field).text,
                  detail: <FieldValue field={field} />,
                }))}
              />
            </div>
          )}
        </div>
        <div className={classes.right}>
          <p className={classes.description} lang={langOf(product, 'description')}>
            {unbroken(product.description)}
          </p>
          {bullets.length > 0 && (
            <section aria-labelledby="benefits">
              <Heading level={2} size={5} id="benefits" lang={lang}>
                {text('Benefits')}
              </Heading>
              <ul className={classes.benefits}>
                {bullets.map((bullet, index) => (
                  <li key={`${index} ${bullet.text}`} lang={bullet.lang}>
                    {unbroken(bullet.text)}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {chart && (
            <div className={classes.chart}>
              <LazyItemChart chart={chart} text={text} lang={lang} />
            </div>
          )}
          {remaining.map((field, index) => (
            <section key={`${index} ${field.fieldName}`} className={classes.field}>
              <Heading level={2} size={6} lang={shownName(field).lang}>
                {shownName(field).text}
              </Heading>
              <div className={classes.value}>
                <FieldValue field={field} />
              </div>
            </section>
          ))}
          <DocumentList documents={[...product.documents, ...documents]} />
        </div>
      </div>
    </Container>
  );
}
