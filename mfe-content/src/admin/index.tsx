import { defineAdmin } from 'federation/contract';
import type { AppStore } from 'shared-store';

/** The section's side of the administration area. */
export default defineAdmin<AppStore>({ screens: () => [] });
