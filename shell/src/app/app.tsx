import { AdminHostProvider, SlotProvider, type AdminHost } from 'federation/contract';
import { StrictMode, type ReactNode } from 'react';
import { Provider, type AppStore } from 'shared-store';
import { SlotPlace } from '../remotes/slot-place';
import { SiteProvider, type Site } from '../remotes/site-context';
import type { SlotSource } from '../remotes/slot-source';
import type { Catalogue } from '../texts/catalogue';
import { CatalogueProvider } from '../texts/use-texts';

interface AppProps {
  readonly store: AppStore;
  readonly site: Site;
  readonly slots: SlotSource;
  readonly adminHost: AdminHost;
  /** The translations of the document's language; none in English. */
  readonly catalogue?: Catalogue;
  /** The router, created for the server or for the browser. */
  readonly children: ReactNode;
}

const NONE: Catalogue = {};

/** Everything around the router; the same tree on the server and in the browser. */
export function App({ store, site, slots, adminHost, catalogue = NONE, children }: AppProps): ReactNode {
  const renderSlot = (name: string): ReactNode =>
    slots(name).map((offer) => <SlotPlace key={offer.remote} slot={name} offer={offer} />);
  return (
    <StrictMode>
      <Provider store={store} serverState={site.serverState}>
        <SiteProvider value={site}>
          <AdminHostProvider value={adminHost}>
            <CatalogueProvider value={catalogue}>
              <SlotProvider value={renderSlot}>{children}</SlotProvider>
            </CatalogueProvider>
          </AdminHostProvider>
        </SiteProvider>
      </Provider>
    </StrictMode>
  );
}
