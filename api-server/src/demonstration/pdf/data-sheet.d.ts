import type { ProductSource } from '../records';
interface Context {
    accent: string;
    sector: string;
    subsector: string;
    /** The product's picture, as JPEG. */
    picture: Buffer;
}
export declare function longDate(day: string): string;
export declare function sentences(text: string): string[];
/** The technical data sheet of a product: picture, description, facts, benefits and use. */
export declare function dataSheet(product: ProductSource, context: Context): Promise<Buffer>;
export {};
