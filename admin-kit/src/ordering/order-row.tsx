import { useSortable } from '@dnd-kit/sortable';
import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { classNames, IconButton } from 'ui-kit';
import classes from './ordering.module.css';

interface OrderRowProps {
  readonly id: string;
  readonly label: string;
  /** Replaces the label. */
  readonly title?: ReactNode;
  /** Shown beside the label. */
  readonly extra: ReactNode;
  /** On a phone `extra` moves the row. */
  readonly extraMoves: boolean;
  /** Its position, counted from 0. */
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  /** Shown below the row. */
  readonly children?: ReactNode;
}

/** A row that can be moved by dragging, or with the arrow keys and buttons. */
export function OrderRow({
  id,
  label,
  title = label,
  extra,
  extraMoves,
  index,
  count,
  onMove,
  children,
}: OrderRowProps): ReactNode {
  const row = useRef<HTMLLIElement>(null);
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });

  // While a row is dragged, all rows move to their possible new positions.
  useLayoutEffect(() => {
    row.current?.style.setProperty('transform', transform ? `translate(${transform.x}px, ${transform.y}px)` : '');
    row.current?.style.setProperty('transition', transition ?? '');
  }, [transform, transition]);

  const byKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? index - 1 : index + 1);
  };

  return (
    <li
      ref={(element) => {
        row.current = element;
        setNodeRef(element);
      }}
      className={classNames(classes.item, isDragging && classes.dragged)}
    >
      <div className={classNames(classes.row, extraMoves && classes.brief)} {...listeners}>
        <IconButton
          label={`Move ${label}, position ${index + 1} of ${count}`}
          size="small"
          className={classes.grip}
          onKeyDown={byKey}
        >
          <GripVertical aria-hidden="true" />
        </IconButton>
        <span className={classes.label}>{title}</span>
        {extra}
        <IconButton
          label={`Move ${label} up`}
          size="small"
          className={classes.step}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Move ${label} down`}
          size="small"
          className={classes.step}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
      </div>
      {children}
    </li>
  );
}
