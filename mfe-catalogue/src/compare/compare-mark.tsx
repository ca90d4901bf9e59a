import type { Product } from 'api-client';
import { Button, notify, RepeatedIcon } from 'ui-kit';
import { compareShelf, useShelf } from '../shelves/shelves';

/** The switch that adds a product to the comparison or removes it. */
export function CompareMark({ product }: { readonly product: Pick<Product, '_id' | 'name'> }) {
  const chosen = useShelf(compareShelf).includes(product._id);
  return (
    <Button
      variant={chosen ? 'secondary' : 'ghost'}
      size="small"
      data-needs-scripts=""
      aria-pressed={chosen}
      aria-label={`Compare ${product.name}`}
      icon={<RepeatedIcon name="scale" />}
      onClick={() => {
        if (chosen) compareShelf.remove(product._id);
        else if (!compareShelf.add(product._id))
          notify.info(`You can compare up to ${compareShelf.most} products. Remove one first.`);
      }}
    >
      Compare
    </Button>
  );
}
