/** A board: items in columns by their state, moved with the mouse, the keyboard or a list on each card. */
export { Board } from './board';
export type { BoardState } from './board-states';
export type { ColumnProps } from './board';
export { BoardColumn } from './board-column';
export { CardFact, CardFacts, CardLine, CardName } from './card-parts';
