import type { DemonstrationProduct } from './records';
/**
 * A catalogue of any size for measuring: products in batches, always the same for the same count.
 * They are spread evenly over all subsectors and share the pictures and data sheets of the
 * hand-written products, so that no further files are needed.
 */
export declare function largeCatalogue(count: number, batchSize?: number): AsyncGenerator<DemonstrationProduct[]>;
