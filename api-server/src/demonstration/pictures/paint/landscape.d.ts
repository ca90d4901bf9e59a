import type { Light } from './light';
import { type Point } from './shapes';
/** The size every scene is composed in. */
export declare const WIDTH = 1600;
export declare const HEIGHT = 900;
export interface Sun {
    x: number;
    y: number;
    radius: number;
}
/** The sky between its highest part (0) and the sun (1). */
export declare function skyTone(light: Light, share: number): string;
/** Sky with the rings of the family: flat tones that widen from a low sun. */
export declare function sky(light: Light, sun: Sun, rings?: number): string;
/** Thin level clouds, each a pair of lens-shaped strips. */
export declare function clouds(light: Light, seed: number, count: number, top: number, bottom: number): string;
export declare function stars(seed: number, count: number, bottom: number, colour?: string): string;
/** A range of hills: smooth waves between the given heights, filled to the bottom of the picture. */
export declare function hills(fill: string, baseline: number, heights: readonly number[]): string;
/** Level ground from the horizon to the bottom, in strips that darken towards the viewer. */
export declare function plain(light: Light, horizon: number, strips?: number): string;
/** Hairlines that run from the viewer to a point on the horizon: furrows, tyre tracks, module rows. */
export declare function furrows(colour: string, point: Point, count: number, from: number, to: number, opacity?: number): string;
/** A shadow cast towards the viewer by something of the given width that stands at (x, y). */
export declare function castShadow(light: Light, sun: Sun, x: number, y: number, width: number, length: number, opacity?: number): string;
/** Water to the bottom of the picture, with the sun's path broken into level glints. */
export declare function water(light: Light, horizon: number, sun: Sun, seed: number, bottom?: number): string;
/** Dry grass in clumps of different sizes along a line; the nearest stand lowest and tallest. */
export declare function grass(colour: string, seed: number, count: number, left: number, right: number, y: number, size?: number): string;
/** An umbrella thorn, the tree of the western plains. */
export declare function thornTree(colour: string, size?: number): string;
/** A coconut palm leaning with the wind. */
export declare function palm(colour: string, size?: number): string;
/** Birds far away. */
export declare function birds(colour: string, points: readonly Point[], size?: number): string;
/** A lattice pylon with three arms; `wires` draws what hangs between two of them. */
export declare function pylon(colour: string, height?: number): string;
export declare function wires(colour: string, from: Point, to: Point, height: number, opacity?: number): string;
/** Flat mist lying in a hollow. */
export declare function mist(colour: string, x: number, y: number, width: number, opacity?: number): string;
