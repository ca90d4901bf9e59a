import { defineSlot } from 'federation/contract';
import type { AppStore } from 'shared-store';
import { SiteSearch } from '../search/site-search';

/** The search field of the navbar. */
export default defineSlot<AppStore>({ Component: SiteSearch });
