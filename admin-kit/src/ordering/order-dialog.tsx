import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { messageOf } from 'shared-store';
import { Button, notify, VisuallyHidden } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { OrderRow } from './order-row';
import classes from './ordering.module.css';

interface OrderDialogProps<Item> {
  readonly title: string;
  readonly items: readonly Item[];
  readonly labelOf: (item: Item) => string;
  /** What is shown beside the label. */
  readonly extra?: (item: Item) => ReactNode;
  /** Stores the new order; answers the message to show. */
  readonly save: (items: readonly Item[]) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** A press that moves no farther is a click on what the row holds, in pixels. */
const CLICK = 4;

/** The rows speak for themselves: what was moved is said in the dialog, whichever way it was moved. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** Puts items in order: dragged by the pointer, or moved by the arrow keys and buttons. */
export function OrderDialog<Item extends { _id: string }>({
  title,
  items,
  labelOf,
  extra,
  save,
  onClose,
}: OrderDialogProps<Item>) {
  const [order, setOrder] = useState(items);
  const [busy, setBusy] = useState(false);
  const [spoken, setSpoken] = useState('');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: CLICK } }));

  const move = (from: number, to: number) => {
    const item = order[from];
    if (!item || from === to || to < 0 || to >= order.length) return;
    setOrder(arrayMove([...order], from, to));
    setSpoken(`${labelOf(item)} is now at place ${to + 1} of ${order.length}`);
  };

  const drop = ({ active, over }: DragEndEvent) => {
    const placeOf = (id: unknown) => order.findIndex(({ _id }) => _id === id);
    if (over) move(placeOf(active.id), placeOf(over.id));
  };

  const store = async () => {
    setBusy(true);
    try {
      const message = await save(order);
      if (message) notify.success(message);
      onClose();
    } catch (error) {
      notify.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      busy={busy}
      onOpenChange={(open) => !open && onClose()}
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
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={SILENT} onDragEnd={drop}>
        <SortableContext items={order.map(({ _id }) => _id)} strategy={verticalListSortingStrategy}>
          <ol className={classes.list} role="list">
            {order.map((item, index) => (
              <OrderRow
                key={item._id}
                id={item._id}
                label={labelOf(item)}
                extra={extra?.(item)}
                index={index}
                count={order.length}
                onMove={(to) => move(index, to)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </Dialog>
  );
}
