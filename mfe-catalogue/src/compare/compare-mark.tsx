import type { Product } from 'api-client';
import { Button, notify, RepeatedIcon } from 'ui-kit';
import { useTexts } from '../texts';
import { compareShelf, useShelf } from '../shelves/shelves';

/** The switch that adds a product to the comparison or removes it. */
export function CompareMark({ product }: { readonly product: Pick<Product, '_id' | 'name'> }) {
  const { text, lang } = useTexts();
  const chosen = useShelf(compareShelf).includes(product._id);
  return (
    <Button
      variant={chosen ? 'secondary' : 'ghost'}
      size="small"
      data-needs-scripts=""
      aria-pressed={chosen}
      aria-label={text('Compare {product}', { product: product.name })}
      lang={lang}
      icon={<RepeatedIcon name="scale" />}
      onClick={() => {
        if (chosen) compareShelf.remove(product._id);
        else if (!compareShelf.add(product._id))
          notify.info(text('You can compare up to {most} products. Remove one first.', { most: compareShelf.most }));
      }}
    >
      {text('Compare')}
    </Button>
  );
}
