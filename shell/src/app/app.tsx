import { AdminHostProvider, SlotProvider, type AdminHost } from 'federation/contract';
import { StrictMode, type ReactNode } from 'react';
import { Provider, type AppStore } from 'shared-store';
import { slotRenderer } from '../remotes/slot-place';
import { SiteProvider, type Site } from '../remotes/site-context';
import type { SlotSource } from '../remotes/slot-source';

interface AppProps {
  readonly store: AppStore;
  readonly site: Site;
  readonly slots: SlotSource;
  readonly adminHost: AdminHost;
  /** The router, created for the server or for the browser. */
  readonly children: ReactNode;
}

/** Everything around the router; the same tree on the server and in the browser. */
export function App({ store, site, slots, adminHost, children }: AppProps): ReactNode {
  return (
    <StrictMode>
      <Provider store={store} serverState={site.serverState}>
        <SiteProvider value={site}>
          <AdminHostProvider value={adminHost}>
            <SlotProvider value={slotRenderer(slots)}>{children}</SlotProvider>
          </AdminHostProvider>
        </SiteProvider>
      </Provider>
    </StrictMode>
  );
}
