import { HEIGHT, WIDTH } from '../paint/landscape';
import { document } from '../paint/shapes';

/** A wide picture: its text alternative and its drawing. */
export interface Scene {
  alt: string;
  draw: () => string;
}

export function scene(alt: string, ...parts: string[]): Scene {
  return { alt, draw: () => document(WIDTH, HEIGHT, parts.join('')) };
}
