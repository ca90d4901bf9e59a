import { comparePath, plural, productPath, type Product } from 'api-client';
import { Link } from 'react-router-dom';
import { Button, ChipLink, Picture, VisuallyHidden } from 'ui-kit';
import { CellChart, cellScale } from 'ui-kit/chart';
import { useTexts } from '../texts';
import { unbroken } from '../texts/unbroken';
import { comparisonAddress } from './comparison-address';
import { comparisonGroups, onlyDifferences, type ComparisonRow } from './comparison-rows';
import classes from './comparison-table.module.css';

interface ComparisonTableProps {
  readonly products: readonly Product[];
  /** The products of the address. */
  readonly ids: readonly string[];
  /** Whether only the rows that differ are shown. */
  readonly differences: boolean;
  readonly onRemove: (id: string) => void;
}

/** Products side by side. In narrow windows each column is as wide as the page, and swiping stops at the next one. */
export function ComparisonTable({ products, ids, differences, onRemove }: ComparisonTableProps) {
  const texts = useTexts();
  const { text, lang } = texts;
  const several = products.length > 1;
  const groups = comparisonGroups(products);
  const differing = onlyDifferences(groups);
  const count = differing.reduce((total, { rows }) => total + rows.length, 0);
  const shown = several && differences ? differing : groups;
  return (
    <>
      <div className={classes.line}>
        <p className={classes.count} lang={lang}>
          {plural(
            products.length,
            text('One product; add another to compare'),
            texts.count(products.length, '{count} product', '{count} products'),
          )}
        </p>
        {several && (
          <ChipLink
            href={differences ? comparePath(ids) : comparisonAddress(ids, true)}
            aria-current={differences ? 'true' : undefined}
            count={count}
            rel="nofollow"
            replace
          >
            <span lang={lang}>{text('Differences only')}</span>
          </ChipLink>
        )}
      </div>
      <div className={classes.scroller} role="region" aria-label={text('Comparison')} tabIndex={0}>
        <table className={classes.table} data-products={products.length}>
          <caption className={classes.caption} lang={lang}>
            {texts.count(products.length, 'Comparison of {count} product', 'Comparison of {count} products')}
          </caption>
          <colgroup>
            <col className={classes.headings} />
            <col span={products.length} />
          </colgroup>
          <thead>
            <tr className={classes.names}>
              <td />
              {products.map((product, index) => (
                <th key={product._id} scope="col" className={classes.product}>
                  {several && (
                    <span className={classes.place} aria-hidden="true" lang={lang}>
                      {text('{place} of {count}', { place: index + 1, count: products.length })}
                    </span>
                  )}
                  <Link to={productPath(product)} state={{ product }}>
                    {unbroken(product.name)}
                  </Link>
                  <Button
                    variant="ghost"
                    size="small"
                    data-needs-scripts=""
                    lang={lang}
                    aria-label={text('Remove {product}', { product: product.name })}
                    onClick={() => onRemove(product._id)}
                  >
                    {text('Remove')}
                  </Button>
                </th>
              ))}
            </tr>
            <tr className={classes.pictures} aria-hidden="true">
              <td />
              {products.map(({ _id, logo }) => (
                <td key={_id}>
                  <span className={classes.picture}>
                    <Picture src={logo} alt="" width={320} height={214} sizes="20rem" />
                  </span>
                </td>
              ))}
            </tr>
          </thead>
          {shown.map(({ title, rows }) => (
            <tbody key={title}>
              <tr className={classes.group}>
                <th scope="rowgroup" colSpan={products.length + 1}>
                  <span lang={lang}>{text(title)}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.heading} row={row} marked={several} products={products} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {shown.length === 0 && (
        <p className={classes.none} lang={lang}>
          {text('These products do not differ in any property.')}
        </p>
      )}
    </>
  );
}

interface RowProps {
  readonly row: ComparisonRow;
  /** Whether a row without a difference says so. */
  readonly marked: boolean;
  readonly products: readonly Product[];
}

function Row({ row, marked, products }: RowProps) {
  const { text, lang } = useTexts();
  const { values, differs, measures } = row;
  const same = marked && !differs;
  const heading = row.isText ? (
    <span lang={lang}>{text(row.heading)}</span>
  ) : (
    <span lang={row.shownHeading?.lang}>{row.shownHeading?.text ?? row.heading}</span>
  );
  const scale = measures && cellScale(measures.filter((measure) => measure !== undefined));
  return (
    <tr className={same ? classes.same : undefined}>
      <th scope="row">
        {heading}
        {same && (
          <span className={classes.sign} lang={lang}>
            {text('the same')}
          </span>
        )}
      </th>
      {values.map((value, index) => {
        const measure = measures?.[index];
        const shown = row.shownValues?.[index];
        return (
          <td key={products[index]?._id ?? index} lang={shown?.lang}>
            <span className={classes.name} aria-hidden="true">
              {heading}
              {same && (
                <span className={classes.sign} lang={lang}>
                  {text('the same')}
                </span>
              )}
            </span>
            {value === '' ? (
              <span className={classes.none} lang={lang}>
                <span aria-hidden="true">–</span>
                <VisuallyHidden>{text('not stated')}</VisuallyHidden>
              </span>
            ) : (
              unbroken(shown?.text ?? value)
            )}
            {measure && scale && <CellChart low={measure.low} high={measure.high} scale={scale} />}
          </td>
        );
      })}
    </tr>
  );
}
