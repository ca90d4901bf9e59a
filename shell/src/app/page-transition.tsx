import { AnimatePresence, LazyMotion, MotionConfig, type Variants } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useContext, useRef, useState, useEffect, type ReactNode } from 'react';
import { UNSAFE_DataRouterStateContext, UNSAFE_LocationContext, useLocation, useOutlet } from 'react-router';
import styles from './page-transition.module.css';

/** The specification's page transition, in seconds (sections 2 and 9). */
const DURATION = 0.5;

const loadFeatures = () => import(/* webpackChunkName: "motion" */ './motion-features').then((module) => module.default);

const variants: Variants = {
  enter: { opacity: 0, x: 32 },
  stay: { opacity: 1, x: 0, transition: { duration: DURATION, ease: 'easeOut' } },
  // The leaving page is lifted out of the flow where the visitor sees it, while the new one starts at its own top.
  leave: (scroll: number) => ({
    opacity: 0,
    x: -32,
    position: 'absolute',
    top: -scroll,
    left: 0,
    right: 0,
    transition: { duration: DURATION, ease: 'easeOut', position: { duration: 0 }, top: { duration: 0 } },
  }),
};

/**
 * The current page as an element that stays what it is while it leaves: its outlet, its location and the router's
 * state are those of the moment it was shown.
 */
function useFrozenPage(): ReactNode {
  const outlet = useOutlet();
  const location = useContext(UNSAFE_LocationContext);
  const state = useContext(UNSAFE_DataRouterStateContext);
  return (
    <UNSAFE_DataRouterStateContext.Provider value={state}>
      <UNSAFE_LocationContext.Provider value={location}>{outlet}</UNSAFE_LocationContext.Provider>
    </UNSAFE_DataRouterStateContext.Provider>
  );
}

/** Pages with one key change within themselves: the administration area moves its own screens. */
const keyOf = (pathname: string): string => (/^\/admin(\/|$)/.test(pathname) ? '/admin' : pathname);

/** Becomes true once the animation code is there; it loads when the page has settled. */
function useMotionReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const start = () => void loadFeatures().then(() => setReady(true), () => undefined);
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
    return () => removeEventListener('load', start);
  }, []);
  return ready;
}

/** Slides and fades from page to page; with reduced motion it only fades. */
export function PageTransition({ scroll }: { readonly scroll: () => number }): ReactNode {
  const pathname = keyOf(useLocation().pathname);
  const page = useFrozenPage();
  const ready = useMotionReady();
  const shown = useRef({ pathname, key: pathname });
  if (shown.current.pathname !== pathname) {
    // Before the animation code is there, the page is exchanged in place.
    shown.current = { pathname, key: ready ? pathname : shown.current.key };
  }
  return (
    <MotionConfig reducedMotion="user">
      <LazyMotion features={loadFeatures} strict>
        <div className={styles.stage}>
          <AnimatePresence initial={false} custom={scroll()}>
            <m.div key={shown.current.key} variants={variants} initial="enter" animate="stay" exit="leave">
              {page}
            </m.div>
          </AnimatePresence>
        </div>
      </LazyMotion>
    </MotionConfig>
  );
}
