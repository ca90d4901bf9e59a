import type { Light } from '../paint/light';
/** A wind turbine; the rotor's first blade points to `angle` degrees. */
export declare function turbine(light: Light, height?: number, angle?: number): string;
/** A field of tilted module rows seen from the front, receding to a level line. */
export declare function solarField(light: Light, options: {
    x: number;
    y: number;
    width: number;
    depth: number;
    rows: number;
    vanish: number;
}): string;
/** One large tracker table, seen from its end. */
export declare function trackerTable(light: Light, length?: number, tilt?: number): string;
/** A steel container with ribs; `accent` colours a band. */
export declare function container(light: Light, width?: number, height?: number, accent?: string): string;
/** Horizontal hydrogen tubes stacked in a frame. */
export declare function tubeStore(light: Light, length?: number): string;
