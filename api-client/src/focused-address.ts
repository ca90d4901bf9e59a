import type { MediaItem } from './media/schemas';

/**
 * The address of a picture as a field stores it: with its focal point after a `#` if that is not the middle. A
 * component that crops the picture then needs no further request, and the address of the file is the same.
 */
export function focusedAddress({ url, focus: { x, y } }: Pick<MediaItem, 'url' | 'focus'>): string {
  return x === 50 && y === 50 ? url : `${url}#${x},${y}`;
}
