import { useContext, type ReactNode } from 'react';
import { UNSAFE_DataRouterStateContext, UNSAFE_LocationContext, useOutlet } from 'react-router';

/**
 * The current page as an element that does not change while it leaves: it keeps the outlet, the location and the router
 * state of the moment it was shown.
 *
 * The router has no public way to freeze a page: hooks such as `useLocation` and `useLoaderData` read two contexts that
 * it exports for its own packages. Only this file uses them.
 */
export function useFrozenPage(): ReactNode {
  const outlet = useOutlet();
  const location = useContext(UNSAFE_LocationContext);
  const state = useContext(UNSAFE_DataRouterStateContext);
  return (
    <UNSAFE_DataRouterStateContext.Provider value={state}>
      <UNSAFE_LocationContext.Provider value={location}>{outlet}</UNSAFE_LocationContext.Provider>
    </UNSAFE_DataRouterStateContext.Provider>
  );
}
