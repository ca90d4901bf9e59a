import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { headingIdOf } from './heading-id';
import classes from './board.module.css';

export interface BoardState<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface BoardStatesProps {
  /** The name of the board. */
  readonly label: string;
  readonly states: readonly BoardState<string>[];
  /** The number of items by state; a state is missing while it is loading. */
  readonly totals: Readonly<Record<string, number>>;
  readonly board: RefObject<HTMLElement | null>;
}

/** A column is in view if more than half of it is. */
const HALF = 0.5;

/** The states whose columns are in view, while the board is wider than the screen. */
function useStatesInView(board: RefObject<HTMLElement | null>): readonly string[] {
  const [inView, setInView] = useState<readonly string[]>([]);
  useEffect(() => {
    const root = board.current;
    if (!root || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) =>
        setInView((now) => {
          const named = entries.map(({ target, intersectionRatio }) => ({
            state: target.getAttribute('data-state') ?? '',
            isIn: intersectionRatio > HALF,
          }));
          const others = now.filter((shown) => named.every(({ state }) => state !== shown));
          return [...others, ...named.filter(({ isIn }) => isIn).map(({ state }) => state)];
        }),
      // The rows below the fold count as in view: only the place across matters.
      { root, threshold: [0, HALF, 1] },
    );
    for (const column of root.querySelectorAll('[data-state]')) observer.observe(column);
    return () => observer.disconnect();
  }, [board]);
  return inView;
}

/** On a screen narrower than the board: all states with their numbers, the columns in view marked; each leads to its own. */
export function BoardStates({ label, states, totals, board }: BoardStatesProps): ReactNode {
  const inView = useStatesInView(board);
  return (
    <nav className={classes.states} aria-label={`${label}: columns`}>
      {states.map(({ value, label: name }) => (
        <button
          key={value}
          type="button"
          aria-current={inView.includes(value) ? 'true' : undefined}
          onClick={() => {
            const column = document.getElementById(headingIdOf(value))?.closest('section');
            const root = board.current;
            if (!column || !root) return;
            root.scrollLeft += column.getBoundingClientRect().left - root.getBoundingClientRect().left;
            column.focus({ preventScroll: true });
          }}
        >
          <span className={classes.count}>{totals[value] ?? '–'}</span> {name}
        </button>
      ))}
    </nav>
  );
}
