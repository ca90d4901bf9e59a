import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import {
  clientClicked,
  selectClickedClient,
  selectClickedService,
  selectClickedTestimonial,
  serviceClicked,
  testimonialClicked,
  useAppDispatch,
  useAppSelector,
} from 'shared-store';

const flags = {
  clients: { select: selectClickedClient, set: clientClicked },
  services: { select: selectClickedService, set: serviceClicked },
  testimonials: { select: selectClickedTestimonial, set: testimonialClicked },
} as const;

/** The sections that the footer leads to. */
export type CalledSection = keyof typeof flags;

/** What a visitor does who wants to be elsewhere. */
const LEAVING = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Brings the section to the top of the window, and keeps it there while pieces above it load and grow, until the
 * visitor does something.
 */
function keepInView(section: HTMLElement): void {
  const growth = new ResizeObserver(() => section.scrollIntoView({ behavior: 'instant', block: 'start' }));
  growth.observe(document.body);
  const leave = () => {
    growth.disconnect();
    LEAVING.forEach((name) => removeEventListener(name, leave));
  };
  LEAVING.forEach((name) => addEventListener(name, leave, { passive: true }));
}

/**
 * The footer's links to a section of the home page switch on a flag (specification, section 2). It brings the section
 * into view, puts the focus on its heading, and is switched off again.
 *
 * @returns the ref of the section; its heading carries `tabIndex={-1}` and comes first within it
 */
export function useCalledSection(name: CalledSection): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const { select, set } = flags[name];
  const called = useAppSelector(select);
  const dispatch = useAppDispatch();

  useEffect(() => {
    if (!called) return undefined;
    // One frame later the frame of the site has done what it does on arriving at a page.
    const frame = requestAnimationFrame(() => {
      dispatch(set(false));
      if (!section.current) return;
      keepInView(section.current);
      const heading = section.current.querySelector('h2');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [called, dispatch, set]);

  return section;
}
