import { defineAdmin } from 'federation/contract';
import type { AppStore } from 'shared-store';

/** The signed-in side of the section. */
export default defineAdmin<AppStore>({
  screens: () => [],
});
