import type { ProductSource } from '../../records';
/** The whole demonstration catalogue, in the order of the sectors. */
export declare const products: ProductSource[];
