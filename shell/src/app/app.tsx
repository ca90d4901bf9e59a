import { SlotProvider } from 'federation/contract';
import { StrictMode, type ReactNode } from 'react';
import { StoreProvider, type AppStore } from 'shared-store';
import { SlotPlace } from '../remotes/slot-place';
import { SiteProvider, type Site } from '../remotes/site-context';
import type { SlotSource } from '../remotes/slot-source';

interface AppProps {
  readonly store: AppStore;
  readonly site: Site;
  readonly slots: SlotSource;
  /** True where every slot module has been read before rendering: on the server. */
  readonly atHand: boolean;
  /** The router, made for the server or for the browser. */
  readonly children: ReactNode;
}

/** Everything around the router; the same tree on the server and in the browser. */
export function App({ store, site, slots, atHand, children }: AppProps): ReactNode {
  const renderSlot = (name: string): ReactNode =>
    slots(name).map((offer) => <SlotPlace key={offer.remote} offer={offer} atHand={atHand} />);
  return (
    <StrictMode>
      <StoreProvider store={store}>
        <SiteProvider value={site}>
          <SlotProvider value={renderSlot}>{children}</SlotProvider>
        </SiteProvider>
      </StoreProvider>
    </StrictMode>
  );
}
