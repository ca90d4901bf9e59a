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

/** The sections that the footer links to. */
export type CalledSection = keyof typeof flags;

/** The events of a visitor who navigates or scrolls. */
const LEAVING = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the section to the top of the window, and keeps it there while the content above it loads and grows, until
 * the visitor interacts.
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
 * A link in the footer to a section of the home page sets a flag (specification, section 2). This hook scrolls the
 * section into view, focuses its heading, and clears the flag.
 *
 * @returns the ref of the section; its first element is the heading with `tabIndex={-1}`
 */
export function useCalledSection(name: CalledSection): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const { select, set } = flags[name];
  const called = useAppSelector(select);
  const dispatch = useAppDispatch();

  useEffect(() => {
    if (!called) return undefined;
    // One frame later the shell has finished its own scrolling and focus for the new page.
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
