import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Select } from 'ui-kit';
import type { Card, ColumnProps } from './board';
import classes from './board.module.css';

interface BoardCardProps<Value extends string, Item> {
  readonly item: Item;
  readonly name: string;
  readonly column: ColumnProps<Value, Item>;
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A card of a board: it is dragged, or moved with its list of states. */
export function BoardCard<Value extends string, Item extends Card<Value>>({
  item,
  name,
  column: { state, states, moved, onMove, onDrag },
  children,
}: BoardCardProps<Value, Item>): ReactNode {
  const list = useRef<HTMLSelectElement>(null);
  const { _id: id } = item;

  useEffect(() => {
    if (moved.current !== id) return;
    moved.current = undefined;
    // Unless the user has moved on meanwhile.
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body;
    if (isFree || activeElement.closest(`[data-card="${CSS.escape(id)}"]`)) list.current?.focus();
  }, [id, moved]);

  const step = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const target = states[states.indexOf(state) + by];
    if (target) onMove(item, target.value);
  };

  return (
    <li
      className={classes.card}
      data-card={id}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onDrag(item);
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      {children}
      <Select
        ref={list}
        label={`Move ${name} to`}
        hideLabel
        size="small"
        value={state.value}
        options={states}
        aria-keyshortcuts="ArrowLeft ArrowRight"
        onKeyDown={step}
        onChange={({ target }) => {
          const chosen = states.find(({ value }) => value === target.value);
          if (chosen) onMove(item, chosen.value);
        }}
      />
    </li>
  );
}
