import type { animate } from 'framer-motion/dom/mini';

export type Animate = typeof animate;

/** An animation that can be waited for and broken off. */
export interface PageMotion {
  readonly finished: Promise<void>;
  cancel(): void;
}

/** The specification's page transition, in seconds (section 9). */
const DURATION = 0.5;
/** Who asks for less motion gets a short fade and no movement. */
const REDUCED_DURATION = 0.12;
/** How far pages slide, in pixels. */
const DISTANCE = 32;

const wantsLess = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function run(
  animate: Animate,
  element: HTMLElement,
  opacity: [number, number],
  x: [number, number],
  y: number,
): PageMotion {
  const less = wantsLess();
  const place = (distance: number): string => `translate(${less ? 0 : distance}px, ${y}px)`;
  const animation = animate(
    element,
    { opacity, transform: [place(x[0]), place(x[1])] },
    { duration: less ? REDUCED_DURATION : DURATION, ease: 'easeOut' },
  );
  // A transform left behind would keep fixed and sticky parts of the page from the window.
  const tidy = (): void => {
    element.style.removeProperty('opacity');
    element.style.removeProperty('transform');
  };
  return {
    finished: animation.finished.then(tidy),
    cancel: () => {
      animation.cancel();
      tidy();
    },
  };
}

/** Fades and slides a page out, from where the visitor saw it. */
export function leave(animate: Animate, element: HTMLElement, scroll: number): PageMotion {
  return run(animate, element, [1, 0], [0, -DISTANCE], -scroll);
}

/** Fades and slides a page in. */
export function enter(animate: Animate, element: HTMLElement): PageMotion {
  return run(animate, element, [0, 1], [DISTANCE, 0], 0);
}
