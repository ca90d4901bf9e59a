import { coreModule } from '@reduxjs/toolkit/query';

/** What of RTK Query acts: it asks, keeps and asks again. */
export const queryCore = coreModule();
