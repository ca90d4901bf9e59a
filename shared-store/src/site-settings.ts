import { fetchLogo, type SiteSettings } from 'api-client';
import type { RootState } from './root-reducer';
import { readOf } from './use-call';

const selectLogos = readOf(fetchLogo).select();

/** The site settings: the first item of their list. Undefined until it is loaded. */
export const selectSiteSettings = (state: RootState): SiteSettings | undefined => selectLogos(state).data?.[0];

/** `selectSiteSettings` for components; loads the settings if necessary. */
export function useSiteSettings(): SiteSettings | undefined {
  return readOf(fetchLogo).useQuery(undefined, { selectFromResult: ({ data }) => ({ settings: data?.[0] }) }).settings;
}
