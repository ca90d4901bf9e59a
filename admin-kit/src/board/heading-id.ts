/** The id of the heading of a state's column. */
export const headingIdOf = (state: string): string => `board-${state}`;
