import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from 'ui-kit';
import { OrderRow } from './order-row';
import classes from './ordering.module.css';

interface OrderedListProps<Item> {
  readonly items: readonly Item[];
  readonly labelOf: (item: Item) => string;
  /** Replaces the label. */
  readonly titleOf?: (item: Item, index: number) => ReactNode;
  /** Shown beside the label. The function moves the row to a position. */
  readonly extra?: (item: Item, index: number, move: (to: number) => void) => ReactNode;
  /** On a phone `extra` moves the rows, so that their arrows leave their width to the label. */
  readonly extraMoves?: boolean;
  /** Shown below the row. */
  readonly body?: (item: Item, index: number) => ReactNode;
  readonly onMove: (from: number, to: number) => void;
}

/** The distance in pixels up to which a press is a click on the row's content. */
const CLICK = 4;

/** The list has its own announcement for every way of moving a row. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** A list that can be reordered by dragging, or with the arrow keys and buttons. */
export function OrderedList<Item extends { readonly _id: string }>({
  items,
  labelOf,
  titleOf,
  extra,
  extraMoves = false,
  body,
  onMove,
}: OrderedListProps<Item>) {
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: CLICK } }));

  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || from === to || to < 0 || to >= items.length) return;
    onMove(from, to);
    setAnnouncement(`${labelOf(item)} is now at position ${to + 1} of ${items.length}`);
  };

  const drop = ({ active, over }: DragEndEvent) => {
    const placeOf = (id: unknown) => items.findIndex(({ _id }) => _id === id);
    if (over) move(placeOf(active.id), placeOf(over.id));
  };

  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={SILENT} onDragEnd={drop}>
        <SortableContext items={items.map(({ _id }) => _id)} strategy={verticalListSortingStrategy}>
          <ol className={classes.list} role="list">
            {items.map((item, index) => (
              <OrderRow
                key={item._id}
                id={item._id}
                label={labelOf(item)}
                title={titleOf?.(item, index)}
                extra={extra?.(item, index, (to) => move(index, to))}
                extraMoves={extraMoves}
                index={index}
                count={items.length}
                onMove={(to) => move(index, to)}
              >
                {body?.(item, index)}
              </OrderRow>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </>
  );
}
