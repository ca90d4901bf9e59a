import { useContext, type ReactNode } from 'react';
import { UNSAFE_DataRouterStateContext, UNSAFE_LocationContext, useOutlet } from 'react-router';

/**
 * The current page as an element that stays what it is while it leaves: its outlet, its location and the router's
 * state are those of the moment it was shown.
 *
 * The router has no public way to keep a page that has been left: what hooks such as `useLocation` and `useLoaderData`
 * answer comes from two contexts that it exports for its own packages. They are used here and nowhere else.
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
