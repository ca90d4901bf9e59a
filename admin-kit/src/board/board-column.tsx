import { useEffect, useState, type ReactNode } from 'react';
import { classNames, Heading, KitLink, SkeletonText } from 'ui-kit';
import type { Card, ColumnProps } from './board';
import { BoardCard } from './board-card';
import { headingIdOf } from './heading-id';
import classes from './board.module.css';

interface BoardColumnProps<Value extends string, Item> {
  readonly column: ColumnProps<Value, Item>;
  /** Undefined during the first load. */
  readonly items: readonly Item[] | undefined;
  /** The number of all items in the state. */
  readonly total: number | undefined;
  readonly isError: boolean;
  /** The list of all items in the state. */
  readonly listHref: string;
  /** The name of an item for people who cannot see its card. */
  readonly nameOf: (item: Item) => string;
  /** The contents of a card above its list of states. */
  readonly card: (item: Item) => ReactNode;
}

/** A state of a board with its cards, and a link to further ones in the list. */
export function BoardColumn<Value extends string, Item extends Card<Value>>({
  column,
  items = [],
  total,
  isError,
  listHref,
  nameOf,
  card,
}: BoardColumnProps<Value, Item>): ReactNode {
  const [isOver, setOver] = useState(false);
  const { state, onDrop, onTotal } = column;
  useEffect(() => {
    if (total !== undefined) onTotal?.(state.value, total);
  }, [onTotal, state.value, total]);
  const headingId = headingIdOf(state.value);
  const more = (total ?? 0) - items.length;
  return (
    <section
      className={classNames(classes.column, isOver && classes.over)}
      data-state={state.value}
      tabIndex={-1}
      aria-labelledby={headingId}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
    >
      <Heading level={2} size={6} id={headingId}>
        {state.label} {total !== undefined && <span className={classes.count}>{total}</span>}
      </Heading>
      {isError && <p className={classes.remark}>These could not be loaded.</p>}
      {total === undefined && !isError && <SkeletonText />}
      <ul className={classes.cards} role="list">
        {items.map((item) => (
          <BoardCard key={item._id} item={item} name={nameOf(item)} column={column}>
            {card(item)}
          </BoardCard>
        ))}
      </ul>
      {more > 0 && <KitLink href={listHref}>{more} more in the list</KitLink>}
    </section>
  );
}
