import { arrayMove } from '@dnd-kit/sortable';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button, notify } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { useAttempt } from '../attempt';
import { OrderedList } from './ordered-list';

interface OrderDialogProps<Item> {
  readonly title: string;
  readonly items: readonly Item[];
  readonly labelOf: (item: Item) => string;
  /** Shown beside the label. */
  readonly extra?: (item: Item) => ReactNode;
  /** Stores the new order; resolves to a message. */
  readonly save: (items: readonly Item[]) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** Reorders items by dragging, or with the arrow keys and buttons. */
export function OrderDialog<Item extends { _id: string }>({
  title,
  items,
  labelOf,
  extra,
  save,
  onClose,
}: OrderDialogProps<Item>) {
  const [order, setOrder] = useState(items);
  const { busy, attempt } = useAttempt();
  const store = () =>
    attempt(async () => {
      const message = await save(order);
      if (message) notify.success(message);
      onClose();
    });

  return (
    <Dialog
      busy={busy}
      onClose={onClose}
      title={title}
      description="Drag to reorder, or use the arrow keys."
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} onClick={() => void store()}>
            Save order
          </Button>
        </>
      }
    >
      <OrderedList
        items={order}
        labelOf={labelOf}
        extra={extra}
        onMove={(from, to) => setOrder(arrayMove([...order], from, to))}
      />
    </Dialog>
  );
}
