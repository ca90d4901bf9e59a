import { HEIGHT, WIDTH } from '../paint/landscape';
import { document } from '../paint/shapes';

/** A wide picture: what it shows, in words for those who do not see it, and how it is drawn. */
export interface Scene {
  alt: string;
  draw: () => string;
}

export function scene(alt: string, ...parts: string[]): Scene {
  return { alt, draw: () => document(WIDTH, HEIGHT, parts.join('')) };
}
