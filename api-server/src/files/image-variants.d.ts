import type { FileStore } from './file-store';
export type VariantFormat = 'avif' | 'webp';
/** The best format a browser takes, by its `Accept` header; undefined when it takes neither. */
export declare function bestFormat(accept: string | undefined): VariantFormat | undefined;
/** Makes narrower copies of stored pictures and keeps them in a store of their own. */
export declare class ImageVariants {
    private readonly originals;
    readonly store: FileStore;
    private readonly gate;
    private readonly underWay;
    constructor(originals: FileStore, store: FileStore);
    /**
     * The key, in `store`, of a picture at most `width` pixels wide; it is made at the first request.
     * A narrower original is not enlarged.
     */
    get(name: string, width: number, format: VariantFormat): Promise<string>;
    private make;
}
