import type { ProductSource, SubsectorSource } from '../records';
interface Context {
    accent: string;
    sector: string;
    /** The scene of the subsector, as JPEG in 16:9. */
    scene: Buffer;
    /** Each with its picture as JPEG. */
    products: {
        product: ProductSource;
        picture: Buffer;
    }[];
}
/** The brochure of a subsector: scene, introduction and its products with the first of their benefits. */
export declare function brochure(subsector: SubsectorSource, { accent, sector, scene, products }: Context): Promise<Buffer>;
export {};
