import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import type { Location } from 'react-router';
import { makeStore, Provider } from 'shared-store';
import type { AppStore, SiteServices } from 'shared-store';
import { KitLinkToRouter } from './kit-link-to-router';

interface Rendered extends RenderResult {
  readonly store: AppStore;
  /** Where the page stands now. */
  readonly location: () => Location;
}

interface Circumstances {
  /** Where the page stands at first. */
  readonly at?: string;
  /** Answers the calls of the page. */
  readonly call?: (id: string, options: unknown) => unknown;
}

/** Renders a piece of the section in a router and with a store whose calls are answered by the test. */
export function renderWithStore(children: ReactNode, { at = '/', call }: Circumstances = {}): Rendered {
  const answer = (async (endpoint: { id: string }, options?: unknown) => {
    if (!call) throw new Error(`${endpoint.id} was not expected`);
    return call(endpoint.id, options);
  }) as SiteServices['call'];
  const store = makeStore({ call: answer });
  const seen: { location?: Location } = {};
  function Witness() {
    seen.location = useLocation();
    return null;
  }
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <Witness />
        <KitLinkToRouter>{children}</KitLinkToRouter>
      </MemoryRouter>
    </Provider>,
  );
  const location = () => {
    if (!seen.location) throw new Error('The page was not rendered');
    return seen.location;
  };
  return { ...view, store, location };
}
