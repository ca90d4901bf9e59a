import type { ProductSource } from '../records';
interface Context {
    accent: string;
    sector: string;
    subsector: string;
}
/** The safety data sheet of a chemical product in its sixteen sections. An article has none. */
export declare function safetySheet(product: ProductSource, { accent, sector, subsector }: Context): Promise<Buffer>;
export {};
