/**
 * The step of an arrow key in a row of things, along the line in which the document is written: 1 to the next one, -1 to the
 * previous one, undefined for other keys.
 */
export function stepOf(key: string): 1 | -1 | undefined {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  return (key === 'ArrowRight') === (document.dir !== 'rtl') ? 1 : -1;
}
