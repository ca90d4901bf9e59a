import type { ReactNode, RefObject } from 'react';
import { useLocation } from 'react-router';
import { IconSprite, SkipLink } from 'ui-kit';
import { AdministrationBar } from './administration-bar';
import { Footer } from './footer';
import { Navbar } from './navbar';
import { OldBrowserNotice } from './old-browser-notice';
import { ProgressBar } from './progress-bar';
import styles from './frame.module.css';

interface FrameProps {
  /** The main region: it takes the focus when one arrives at a page. */
  readonly mainRef: RefObject<HTMLElement | null>;
  /** The page has a hero that reaches up behind the navbar. */
  readonly overlay: boolean;
  readonly children: ReactNode;
}

/** The administration has a bar of its own, and no footer. */
const isAdministration = (pathname: string): boolean => /^\/admin(\/|$)/.test(pathname);

/** What stands around every page: skip link, bar, footer, and the sign that the next page is coming. */
export function Frame({ mainRef, overlay, children }: FrameProps): ReactNode {
  const { pathname } = useLocation();
  return (
    <div className={styles.frame}>
      <SkipLink />
      <IconSprite />
      <ProgressBar />
      <OldBrowserNotice />
      {isAdministration(pathname) ? <AdministrationBar /> : <Navbar overlay={overlay} />}
      <main ref={mainRef} id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {!isAdministration(pathname) && <Footer />}
    </div>
  );
}
