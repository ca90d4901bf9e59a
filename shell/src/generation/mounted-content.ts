import type { ComponentType } from 'react';
import type { RootState } from 'shared-store';
import type { SlotContent } from '../remotes/slot-source';
import type { ContentRoot } from './content-root';
import { moduleOf, type ShareScope } from './share-scope';

/** The element's content, which the page's React does not touch: the server's HTML, then a root of another React. */
const UNTOUCHED = { __html: '' };

/**
 * Content of this generation as a component for the page's React: an element with a separate root.
 *
 * @param rootIn creates the root in an element
 */
export async function mountedContent(
  page: ShareScope,
  rootIn: (element: HTMLElement, onError: (error: unknown) => void) => ContentRoot,
): Promise<SlotContent['Component']> {
  const [react, { useAppSelector, useAppStore }, { useLocation, useNavigate }] = await Promise.all([
    moduleOf<typeof import('react')>(page, 'react'),
    moduleOf<typeof import('shared-store')>(page, 'shared-store'),
    moduleOf<Pick<typeof import('react-router'), 'useLocation' | 'useNavigate'>>(page, 'react-router-dom'),
  ]);
  const { createElement, useEffect, useMemo, useRef, useState } = react;

  const useNavigator = () => {
    const navigate = useNavigate();
    return useMemo(
      () => ({
        go: (delta: number) => void navigate(delta),
        push: (to: string | object, state: unknown, options?: object) => void navigate(to, { ...options, state }),
        replace: (to: string | object, state: unknown, options?: object) =>
          void navigate(to, { ...options, state, replace: true }),
      }),
      [navigate],
    );
  };

  const Mounted: ComponentType<{ readonly input: object }> = ({ input }) => {
    const element = useRef<HTMLDivElement>(null);
    const root = useRef<ContentRoot>(undefined);
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    const store = useAppStore();
    // While the page is hydrated, this is the state of the server's render.
    const [first] = useState<{ held?: { readonly state: RootState } }>({});
    const { state: hydrated } = useAppSelector((state) => (first.held ??= { state }));
    const [location, navigator] = [useLocation(), useNavigator()];
    useEffect(() => {
      if (!element.current) return;
      root.current ??= rootIn(element.current, (error) => setFailure({ error }));
      root.current.render({ input, store, hydrated, location, navigator });
    }, [input, store, hydrated, location, navigator]);
    useEffect(
      () => () => {
        const leaving = root.current;
        root.current = undefined;
        // A root cannot be unmounted while another one renders.
        setTimeout(() => leaving?.unmount());
      },
      [],
    );
    // The boundary of the page's slot reports it and removes the content.
    if (failure) throw failure.error;
    return createElement('div', { ref: element, suppressHydrationWarning: true, dangerouslySetInnerHTML: UNTOUCHED });
  };
  return Mounted;
}
