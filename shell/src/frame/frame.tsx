import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import { useSite } from '../remotes/site-context';

interface FrameProps {
  readonly mainRef: RefObject<HTMLElement | null>;
  readonly overlay: boolean;
  readonly children: ReactNode;
}

export function Frame({ mainRef, children }: FrameProps): ReactNode {
  const { remotes } = useSite();
  return (
    <>
      <header>
        <nav aria-label="Main">
          {remotes.flatMap((r) => r.navigation).filter((e) => e.path && e.places.includes('navbar')).sort((a, b) => a.order - b.order).map((e) => (
            <Link key={e.label} to={e.path ?? '/'}>{e.label}</Link>
          ))}
        </nav>
      </header>
      <main ref={mainRef} id="main" tabIndex={-1}>{children}</main>
    </>
  );
}
