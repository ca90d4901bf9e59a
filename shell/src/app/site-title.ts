import { siteLists, type RootState } from 'shared-store';

/** The site's title from its settings; empty until they have been read. */
export function siteTitleOf(state: RootState): string {
  return siteLists.endpoints.fetchLogo.select()(state).data?.[0]?.title ?? '';
}
