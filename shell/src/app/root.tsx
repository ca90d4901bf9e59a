import { useRef, type ReactNode } from 'react';
import { useMatches } from 'react-router';
import { LinkProvider } from 'ui-kit';
import { Frame } from '../frame/frame';
import { SiteLink } from './site-link';
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
    <LinkProvider component={SiteLink}>
      <Frame mainRef={main} overlay={overlay}>
        <HeadFailureProvider value={failure}>
          <PageTransition scroll={scroll} overlay={overlay} />
        </HeadFailureProvider>
      </Frame>
    </LinkProvider>
  );
}
