import { fetchSectors } from 'api-client';
import { useRead } from 'shared-store';
import { CompareMark } from '../compare/compare-mark';
import { ProductEditing, useProductEditing } from '../editing/editing-places';
import type { ProductSummary } from '../products/product-summary';
import { ProductCard } from './product-card';
import classes from './listed-product.module.css';

interface ListedProductProps {
  readonly product: ProductSummary;
  readonly headingLevel?: 2 | 3 | 4;
  readonly priority?: boolean;
  readonly showSubsector?: boolean;
}

/** A product card in a grid, with the switch for comparison and an administrator's buttons. */
export function ListedProduct({ product, ...rest }: ListedProductProps) {
  const { data: sectors } = useRead(fetchSectors);
  const editing = useProductEditing();
  return (
    <ProductCard
      product={product}
      accent={sectors?.find(({ _id }) => _id === product.sectorId)?.accent}
      {...rest}
      actions={editing && <ProductEditing product={product} />}
      footer={
        <span className={classes.above}>
          <CompareMark product={product} />
        </span>
      }
    />
  );
}
