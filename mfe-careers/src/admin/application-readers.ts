import type { AdminRole } from 'federation/contract';

/** Who sees applications and résumés. The server decides; others are not offered what it refuses. */
export const APPLICATION_READERS: readonly AdminRole[] = ['owner', 'recruiter'];
