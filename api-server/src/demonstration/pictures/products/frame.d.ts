export declare const FRAME_WIDTH = 800;
export declare const FRAME_HEIGHT = 600;
/** Where things stand. */
export declare const GROUND = 478;
/**
 * The common ground of all product pictures: a low sun of the sector's accent behind, a level
 * floor, and the long shadow of the product to the left. `shadow` is the footprint it falls from.
 */
export declare function framed(accent: string, footprint: readonly [left: number, right: number], body: string, reach?: number): string;
