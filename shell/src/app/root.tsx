import { useRef, type ReactNode } from 'react';
import { useMatches } from 'react-router';
import { Frame } from '../frame/frame';
import { SiteLinks } from './site-link';
import { PageTransition } from './page-transition';
import { useArrival } from './use-arrival';
import { HeadFailureProvider, pageHandleOf, useDocumentHead } from './use-document-head';

/** The root route: the site's frame around the current page. */
export function Root(): ReactNode {
  const main = useRef<HTMLElement>(null);
  const scroll = useArrival(main);
  const overlay = pageHandleOf(useMatches())?.navbar === 'overlay';
  const failure = useDocumentHead();
  return (
    <SiteLinks>
      <Frame mainRef={main} overlay={overlay}>
        <HeadFailureProvider value={failure}>
          <PageTransition scroll={scroll} overlay={overlay} />
        </HeadFailureProvider>
      </Frame>
    </SiteLinks>
  );
}
