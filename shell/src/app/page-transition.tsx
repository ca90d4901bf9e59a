import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { classNames } from 'ui-kit';
import { enter, leave, type Animate } from './page-motion';
import { useFrozenPage } from './use-frozen-page';
import classes from './page-transition.module.css';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Pages with the same key change without a transition: the administration animates its own screens. */
const keyOf = (pathname: string): string => (/^\/admin(\/|$)/.test(pathname) ? '/admin' : pathname);

/** The animation code once it is loaded; it loads after the page has hydrated. */
function useAnimate(): Animate | undefined {
  const [animate, setAnimate] = useState<Animate>();
  useEffect(() => {
    const load = () =>
      void import(/* webpackChunkName: "motion" */ 'framer-motion/dom/mini').then(
        (motion) => setAnimate(() => motion.animate),
        () => undefined, // Without the animation code, pages change immediately.
      );
    if (document.readyState === 'complete') load();
    else addEventListener('load', load, { once: true });
    return () => removeEventListener('load', load);
  }, []);
  return animate;
}

interface ShownPage {
  readonly page: ReactNode;
  /** Whether the page extends up behind the navbar. */
  readonly overlay: boolean;
}

interface LeavingPage extends ShownPage {
  readonly key: string;
  /** How far the window was scrolled, in pixels: the page leaves from this position. */
  readonly scroll: number;
}

interface PageTransitionProps {
  /** Returns how far the leaving page was scrolled, in pixels. */
  readonly scroll: () => number;
  /** Whether the page extends up behind the navbar. */
  readonly overlay: boolean;
}

/**
 * Slides and fades from page to page for 0.5 s (specification, sections 2 and 9). The leaving page is taken out of the
 * flow while the new one is already at its top; a navigation during a transition starts the next transition at once.
 */
export function PageTransition({ scroll, overlay }: PageTransitionProps): ReactNode {
  const key = keyOf(useLocation().pathname);
  const page = useFrozenPage();
  const animate = useAnimate();
  const lastPage = useRef<ShownPage>({ page, overlay });
  const [shown, setShown] = useState(key);
  const [leaving, setLeaving] = useState<LeavingPage>();
  const leavingElement = useRef<HTMLDivElement>(null);
  const shownElement = useRef<HTMLDivElement>(null);

  if (shown !== key) {
    setLeaving(animate && { key: shown, ...lastPage.current, scroll: scroll() });
    setShown(key);
  }
  useEffect(() => {
    lastPage.current = { page, overlay };
  });
  useBrowserLayoutEffect(() => {
    if (!animate || !leaving || !leavingElement.current || !shownElement.current) return undefined;
    let current = true;
    const running = [leave(animate, leavingElement.current, leaving.scroll), enter(animate, shownElement.current)];
    void Promise.all(running.map(({ finished }) => finished)).then(() => current && setLeaving(undefined));
    return () => {
      current = false;
      running.forEach((animation) => animation.cancel());
    };
  }, [animate, leaving]);

  return (
    <div className={classes.stage} data-motion={animate && ''}>
      {leaving && leaving.key !== key && (
        <div
          key={leaving.key}
          ref={leavingElement}
          className={classNames(classes.leaving, leaving.overlay && classes.behindNavbar)}
          inert
        >
          {leaving.page}
        </div>
      )}
      <div key={key} ref={shownElement} className={overlay ? classes.behindNavbar : undefined}>
        {page}
      </div>
    </div>
  );
}
