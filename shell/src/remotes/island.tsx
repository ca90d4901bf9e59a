import { Component, type ComponentType, type ReactNode } from 'react';
import { inLanguage } from 'api-client';
import { createPath, Router, type Location, type Navigator } from 'react-router';
import { Provider, type AppStore, type RootState } from 'shared-store';
import { SiteLinks } from '../app/site-link';

/** Isolates failing slot content: it disappears and the page stays. */
class IslandBoundary extends Component<
  { readonly onError?: (error: unknown) => void; readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

export interface IslandProps {
  readonly store: AppStore;
  /** The state of the server's render, so that hydration starts from the same state. */
  readonly serverState?: RootState;
  readonly location: Location;
  readonly navigator: Navigator;
  /** True on the server. */
  readonly fixed?: boolean;
  readonly content: ComponentType;
  /** Called when the content throws an error. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Slot content of another remote, in a separate React root: updates of the surrounding page neither hydrate it early
 * nor replace its HTML, and its errors stay inside it.
 */
export function Island({ store, serverState, location, navigator, fixed, content, onError }: IslandProps): ReactNode {
  const Content = content;
  return (
    <IslandBoundary onError={onError}>
      <Provider store={store} serverState={serverState}>
        <Router location={location} navigator={navigator} static={fixed}>
          <SiteLinks>
            <Content />
          </SiteLinks>
        </Router>
      </Provider>
    </IslandBoundary>
  );
}

/** Makes the addresses of links in islands, whose router has no prefix of a language. */
export const hrefsIn =
  (language: string): Navigator['createHref'] =>
  (to) =>
    inLanguage(typeof to === 'string' ? to : createPath(to), language);

/** Prefix of the ids within an island; the same on the server and in the browser. */
export const islandPrefix = (slot: string, remote: string): string => `${slot}-${remote}-`;
