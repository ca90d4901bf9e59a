import { selectSiteSettings, type RootState } from 'shared-store';

/** The site's title from its settings; empty until they have been read. */
export function siteTitleOf(state: RootState): string {
  return selectSiteSettings(state)?.title ?? '';
}
