import type { SubsectorSource } from '../records';
/**
 * Every subsector of the specification's static offerings data, and those the other sectors need.
 * The slugs, compared without case and punctuation, answer the addresses of that data.
 */
export declare const subsectors: SubsectorSource[];
