import { defineAdmin } from 'federation/contract';
import type { AppStore } from 'shared-store';

/** The catalogue's administration screens. */
export default defineAdmin<AppStore>({ screens: () => [] });
