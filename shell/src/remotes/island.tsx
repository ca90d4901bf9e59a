import { Component, useState, type ComponentType, type ReactNode } from 'react';
import { SlotProvider, type RenderSlot } from 'federation/contract';
import { Router, type Location, type Navigator } from 'react-router';
import { Provider, type AppStore } from 'shared-store';
import type { Catalogues } from 'shared-store/catalogues';
import { SiteLinks } from '../app/site-link';
import { SiteProvider, type Site } from './site-context';

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
  /** With the state of the server's render, so that hydration starts from the same state. */
  readonly site: Site;
  /** Renders the slots of the content. */
  readonly renderSlot: RenderSlot;
  /** The data that the page gives to the slot. */
  readonly input: object;
  readonly location: Location;
  readonly navigator: Navigator;
  /** True on the server. */
  readonly fixed?: boolean;
  readonly content: ComponentType<{ readonly input: object }>;
  /** Called when the content throws an error. */
  readonly onError?: (error: unknown) => void;
}

/** The state of the server's render; the texts of a remote arrive with its code. */
const hydrated = ({ serverState }: Site, store: AppStore) =>
  serverState && { ...serverState, catalogues: (store.getState() as { readonly catalogues?: Catalogues }).catalogues };

/**
 * Slot content of another remote, in a separate React root: updates of the surrounding page neither hydrate it early
 * nor replace its HTML, and its errors stay inside it.
 */
export function Island(props: IslandProps): ReactNode {
  const { store, site, renderSlot, input, location, navigator, fixed, content: Content, onError } = props;
  const [serverState] = useState(() => hydrated(site, store));
  return (
    <IslandBoundary onError={onError}>
      <Provider store={store} serverState={serverState}>
        <SiteProvider value={site}>
          <SlotProvider value={renderSlot}>
            <Router location={location} navigator={navigator} static={fixed}>
              <SiteLinks>
                <Content input={input} />
              </SiteLinks>
            </Router>
          </SlotProvider>
        </SiteProvider>
      </Provider>
    </IslandBoundary>
  );
}
