import type { DemonstrationClient } from '../records';
/** Invented companies; their wordmarks are drawn in `pictures/wordmarks`. */
export declare const clients: DemonstrationClient[];
