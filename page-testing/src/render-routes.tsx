import { render } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import type { AppStore } from 'shared-store';
import { pageOver, type Circumstances } from './page-over';

/**
 * Renders routes at an address, over a store whose calls the test answers. Unmatched addresses show “Elsewhere”.
 *
 * @param routes creates the routes from the store
 */
export function renderRoutes(routes: (store: AppStore) => RouteObject[], circumstances: Circumstances = {}) {
  const { page, handleForms, ...parts } = pageOver(routes, circumstances);
  const view = render(page);
  handleForms(view.container);
  const { router } = parts;
  const address = (): string => router.state.location.pathname + router.state.location.search;
  return { ...view, ...parts, address };
}
