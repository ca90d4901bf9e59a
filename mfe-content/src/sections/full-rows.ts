/** The width of cards that avoids gaps at the end of a row in a wide window: four cards or three cards in one row. */
export const fullRows = (cards: number): 'medium' | 'wide' => (cards % 4 === 0 ? 'medium' : 'wide');
