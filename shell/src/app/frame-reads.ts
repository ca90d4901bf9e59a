import { fetchLogo, fetchSectors } from 'api-client';

/** The reads of the frame, which every page has. */
export const FRAME_READS = [fetchLogo, fetchSectors] as const;
