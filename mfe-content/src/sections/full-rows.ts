/** How wide cards are, so that a wide window has no gap at the end of a row: four stand in one row, three as well. */
export const fullRows = (cards: number): 'medium' | 'wide' => (cards % 4 === 0 ? 'medium' : 'wide');
