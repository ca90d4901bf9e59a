import type { Light } from '../paint/light';
import { type Point } from '../paint/shapes';
/**
 * A pipe on supports that comes from the horizon towards the viewer.
 * `from` is its far end, `to` the centre of its near end; radii in units.
 */
export declare function pipeInPerspective(light: Light, from: Point, to: Point, farRadius: number, nearRadius: number, supports?: number): string;
/** A stretch of pipe from the side, with girth welds; origin at its left end, on its axis. */
export declare function pipeAlong(light: Light, length: number, radius: number, joints?: number): string;
/** A main-line valve with its wheel, on a pipe along the ground; 150 units high. */
export declare function lineValve(light: Light): string;
/** A trench in the ground with the pipe lying open in it. */
export declare function trench(light: Light, width: number, depth: number): string;
