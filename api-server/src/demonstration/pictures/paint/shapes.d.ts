export type Point = readonly [x: number, y: number];
export declare function n(value: number): string;
interface Stroke {
    width?: number;
    opacity?: number;
    dash?: string;
    cap?: 'round' | 'butt';
}
export declare function path(d: string, fill: string, opacity?: number): string;
export declare function poly(points: readonly Point[], fill: string, opacity?: number): string;
export declare function rect(x: number, y: number, width: number, height: number, fill: string, opacity?: number, radius?: number): string;
export declare function circle(x: number, y: number, radius: number, fill: string, opacity?: number): string;
export declare function ellipse(x: number, y: number, rx: number, ry: number, fill: string, opacity?: number): string;
/** A line along a path, never filled. */
export declare function stroke(d: string, colour: string, { width, opacity, dash, cap }?: Stroke): string;
/** Several straight lines as one path. */
export declare function lines(segments: readonly (readonly [number, number, number, number])[], colour: string, options?: Stroke): string;
/** Places a drawing: its own origin goes to (x, y). */
export declare function at(x: number, y: number, body: string, scale?: number, mirrored?: boolean): string;
export declare function rotated(angle: number, body: string, x?: number, y?: number): string;
/** Whole numbers from 0, as a list to map over. */
export declare function times<T>(count: number, make: (index: number) => T): T[];
export declare function document(width: number, height: number, body: string): string;
/** Repeatable chance for grass, stars and the like: the same seed draws the same picture. */
export declare function chance(seed: number): () => number;
export {};
