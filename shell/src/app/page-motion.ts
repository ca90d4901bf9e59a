import type { animate } from 'framer-motion/dom/mini';

export type Animate = typeof animate;

/** An animation that can be awaited and cancelled. */
export interface PageMotion {
  readonly finished: Promise<void>;
  cancel(): void;
}

/** The specification's page transition, in seconds (section 9). */
const DURATION = 0.5;
/** With `prefers-reduced-motion`, pages fade briefly and do not move. */
const REDUCED_DURATION = 0.12;
/** How far pages slide, in pixels. */
const DISTANCE = 32;

const wantsLess = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** One state of a page's animation: its opacity, and its horizontal offset in pixels. */
interface Moment {
  readonly opacity: number;
  readonly x: number;
}

const AT_REST: Moment = { opacity: 1, x: 0 };
const TO_COME: Moment = { opacity: 0, x: DISTANCE };
const GONE: Moment = { opacity: 0, x: -DISTANCE };

/** The states in which animations were cancelled: the next animation of the same page starts there. */
const brokenOff = new WeakMap<HTMLElement, Moment>();

function momentOf(element: HTMLElement): Moment {
  const { opacity, transform } = getComputedStyle(element);
  return { opacity: Number(opacity), x: new DOMMatrix(transform).m41 };
}

function run(animate: Animate, element: HTMLElement, start: Moment, end: Moment, y: number): PageMotion {
  const less = wantsLess();
  const from = brokenOff.get(element) ?? start;
  brokenOff.delete(element);
  const place = ({ x }: Moment): string => `translate(${less ? 0 : x}px, ${y}px)`;
  const animation = animate(
    element,
    { opacity: [from.opacity, end.opacity], transform: [place(from), place(end)] },
    { duration: less ? REDUCED_DURATION : DURATION, ease: 'easeOut' },
  );
  let over = false;
  // A remaining transform would make fixed and sticky elements position themselves against the page, not the window.
  const tidy = (): void => {
    over = true;
    element.style.removeProperty('opacity');
    element.style.removeProperty('transform');
  };
  return {
    finished: animation.finished.then(tidy),
    cancel: () => {
      if (over) return;
      brokenOff.set(element, momentOf(element));
      animation.cancel();
      tidy();
    },
  };
}

/** Fades and slides a page out, from the scroll position at which the visitor saw it. */
export function leave(animate: Animate, element: HTMLElement, scroll: number): PageMotion {
  return run(animate, element, AT_REST, GONE, -scroll);
}

/** Fades and slides a page in. */
export function enter(animate: Animate, element: HTMLElement): PageMotion {
  return run(animate, element, TO_COME, AT_REST, 0);
}
