import { useRef, useState } from 'react';
import type { DragEvent, KeyboardEvent, ReactNode } from 'react';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { messageOf } from 'shared-store';
import { Button, IconButton, notify, VisuallyHidden } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { moveItem } from './move-item';
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
  const dragged = useRef<number>(undefined);

  const move = (from: number, to: number) => {
    const item = order[from];
    const next = moveItem(order, from, to);
    if (next === order || !item) return;
    setOrder(next);
    setSpoken(`${labelOf(item)} is now at place ${to + 1} of ${next.length}`);
  };

  const byKey = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(index, event.key === 'ArrowUp' ? index - 1 : index + 1);
  };

  const overRow = (event: DragEvent, index: number) => {
    if (dragged.current === undefined) return;
    event.preventDefault();
    if (dragged.current === index) return;
    move(dragged.current, index);
    dragged.current = index;
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
      description="Drag a row, or move it with the arrow keys."
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
      <ol className={classes.list} role="list">
        {order.map((item, index) => (
          <li
            key={item._id}
            className={classes.row}
            draggable
            onDragStart={() => {
              dragged.current = index;
            }}
            onDragOver={(event) => overRow(event, index)}
            onDragEnd={() => {
              dragged.current = undefined;
            }}
          >
            <IconButton
              label={`Move ${labelOf(item)}, place ${index + 1} of ${order.length}`}
              size="small"
              className={classes.grip}
              onKeyDown={(event) => byKey(event, index)}
            >
              <GripVertical aria-hidden="true" />
            </IconButton>
            <span className={classes.label}>{labelOf(item)}</span>
            {extra?.(item)}
            <IconButton
              label={`Move ${labelOf(item)} up`}
              size="small"
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            >
              <ArrowUp aria-hidden="true" />
            </IconButton>
            <IconButton
              label={`Move ${labelOf(item)} down`}
              size="small"
              disabled={index === order.length - 1}
              onClick={() => move(index, index + 1)}
            >
              <ArrowDown aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
