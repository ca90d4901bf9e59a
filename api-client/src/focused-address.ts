import type { MediaItem } from './media/schemas';

/**
 * The address of a picture as a field takes it: with its focal point behind a `#`, where that is not the middle. What
 * shows the picture cut then needs to ask nobody, and the file behind the address is the same.
 */
export function focusedAddress({ url, focus: { x, y } }: Pick<MediaItem, 'url' | 'focus'>): string {
  return x === 50 && y === 50 ? url : `${url}#${x},${y}`;
}
