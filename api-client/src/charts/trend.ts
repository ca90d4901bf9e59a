import { optionalLine } from '../validation/text';

const NUMBERS = /^-?\d+(?:\.\d+)?(?: +-?\d+(?:\.\d+)?)+$/;

/** The former values of a figure, the oldest first: numbers separated by spaces, such as `12.5 14 15.1`, or nothing. */
export const trend = optionalLine('Former values', 200).refine(
  (value) => value === '' || NUMBERS.test(value),
  'Former values must be two or more numbers with spaces between them, such as 12.5 14 15.1',
);
