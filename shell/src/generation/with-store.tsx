import { Provider } from 'shared-store';
import type { Wrapper } from './content-root';

/** The page's store. */
export const WithStore: Wrapper = ({ store, hydrated, children }) => (
  <Provider store={store} serverState={hydrated}>
    {children}
  </Provider>
);
