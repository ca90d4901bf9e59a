import { useCallback, useRef, useState, type ReactNode, type RefObject } from 'react';
import { BoardStates, type BoardState } from './board-states';
import classes from './board.module.css';

/** An item of a board. */
export interface Card<Value extends string = string> {
  readonly _id: string;
  readonly state: Value;
}

/** The place of a column on its board, which passes it on to `BoardColumn`. */
export interface ColumnProps<Value extends string, Item> {
  readonly state: BoardState<Value>;
  readonly states: readonly BoardState<Value>[];
  readonly onMove: (item: Item, to: Value) => void;
  readonly onDrag: (item: Item | undefined) => void;
  /** Called when a card is dropped on the column. */
  readonly onDrop: () => void;
  /** The id of a card that was moved with its list: the focus follows it into its new column. */
  readonly moved: RefObject<string | undefined>;
  /** Called with the number of all items in the state. */
  readonly onTotal?: (state: Value, total: number) => void;
}

interface BoardProps<Value extends string, Item> {
  readonly label: string;
  readonly states: readonly BoardState<Value>[];
  /** Called with another state than the item's present one. */
  readonly onMove: (item: Item, to: Value) => void;
  /** The column of a state: loads its items and renders `BoardColumn`. */
  readonly children: (column: ColumnProps<Value, Item>) => ReactNode;
}

/** Items by their state, in columns. */
export function Board<Value extends string, Item extends Card<Value>>({
  label,
  states,
  onMove,
  children,
}: BoardProps<Value, Item>): ReactNode {
  const [dragged, setDragged] = useState<Item>();
  const moved = useRef<string>(undefined);
  const board = useRef<HTMLDivElement>(null);
  const [totals, setTotals] = useState<Readonly<Record<string, number>>>({});
  const onTotal = useCallback(
    (state: Value, total: number): void => setTotals((now) => ({ ...now, [state]: total })),
    [],
  );
  return (
    <>
      <p className={classes.remark}>
        Drag a card to another column, or choose its state on it. There, ← and → move it by one column.
      </p>
      <BoardStates label={label} states={states} totals={totals} board={board} />
      {/* Wider than the screen, it scrolls, by keyboard as well. */}
      <div ref={board} className={classes.board} role="region" aria-label={label} tabIndex={0}>
        {states.map((state) =>
          children({
            ...{ state, states, moved, onTotal, onDrag: setDragged },
            onMove: (item, to) => {
              if (item.state === to) return;
              moved.current = item._id;
              onMove(item, to);
            },
            onDrop: () => {
              if (dragged && dragged.state !== state.value) onMove(dragged, state.value);
            },
          }),
        )}
      </div>
    </>
  );
}
