import type { ReactNode, RefObject } from 'react';
import { useLocation } from 'react-router';
import { IconSprite, SkipLink } from 'ui-kit';
import { useTexts } from '../texts/use-texts';
import { AdministrationBar } from './administration-bar';
import { Footer } from './footer';
import { Navbar } from './navbar';
import { OldBrowserNotice } from './old-browser-notice';
import { ProgressBar } from './progress-bar';
import classes from './frame.module.css';

interface FrameProps {
  /** The main region: it gets the focus on arrival at a page. */
  readonly mainRef: RefObject<HTMLElement | null>;
  /** Whether the page has a hero that extends up behind the navbar. */
  readonly overlay: boolean;
  readonly children: ReactNode;
}

/** The administration has its own bar and no footer. */
const isAdministration = (pathname: string): boolean => /^\/admin(\/|$)/.test(pathname);

/** The frame of every page: skip link, bar, footer and progress bar. */
export function Frame({ mainRef, overlay, children }: FrameProps): ReactNode {
  const { pathname } = useLocation();
  const { text, lang } = useTexts();
  return (
    <div className={classes.frame}>
      <SkipLink lang={lang}>{text('Skip to content')}</SkipLink>
      <IconSprite />
      <ProgressBar />
      <OldBrowserNotice />
      {isAdministration(pathname) ? <AdministrationBar /> : <Navbar overlay={overlay} />}
      <main ref={mainRef} id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {!isAdministration(pathname) && <Footer />}
    </div>
  );
}
