import { useMemo } from 'react';
import { Router } from 'react-router';
import { hrefsIn } from '../remotes/hrefs-in';
import type { Wrapper } from './content-root';

/** The page's location; the page navigates. */
export const WithRouter: Wrapper = ({ store, location, navigator: page, children }) => {
  const { current } = store.getState().languages;
  const navigator = useMemo(() => ({ ...page, createHref: hrefsIn(current) }), [page, current]);
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
};
