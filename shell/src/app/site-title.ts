import { selectSiteSettings, type RootState } from 'shared-store';

/** The site's title from its settings; empty until the settings are loaded. */
export function siteTitleOf(state: RootState): string {
  return selectSiteSettings(state)?.title ?? '';
}
