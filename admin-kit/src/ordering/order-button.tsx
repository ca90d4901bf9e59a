import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { ArrowUpDown } from 'lucide-react';
import { Button } from 'ui-kit';

interface Orderable {
  readonly _id: string;
}

const OrderDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "admin-order" */ './order-dialog')).OrderDialog<Orderable>,
}));

interface OrderButtonProps<Item extends Orderable> {
  readonly title: string;
  readonly items: readonly Item[];
  readonly labelOf: (item: Item) => string;
  readonly extra?: (item: Item) => ReactNode;
  readonly save: (items: readonly Item[]) => Promise<string | undefined>;
}

/** Opens the dialog that reorders a list. */
export function OrderButton<Item extends Orderable>({ title, items, labelOf, extra, save }: OrderButtonProps<Item>) {
  const [open, setOpen] = useState(false);
  const find = ({ _id }: Orderable) => items.find((item) => item._id === _id);
  const found = (orderables: readonly Orderable[]) => orderables.flatMap((orderable) => find(orderable) ?? []);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<ArrowUpDown aria-hidden="true" />}
        disabled={items.length < 2}
        onClick={() => setOpen(true)}
      >
        {title}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <OrderDialog
            title={title}
            items={items}
            labelOf={(orderable) => found([orderable]).map(labelOf).join('')}
            extra={extra && ((orderable) => found([orderable]).map(extra))}
            save={(orderables) => save(found(orderables))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
