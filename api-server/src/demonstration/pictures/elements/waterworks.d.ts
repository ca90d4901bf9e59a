import type { Light } from '../paint/light';
/** A round clarifier seen from above: rim, water, bridge and scum baffle. Its centre is the origin. */
export declare function clarifier(light: Light, radius?: number, flat?: number, turn?: number): string;
/** A water tower on a shaft. */
export declare function waterTower(light: Light, height?: number): string;
/** A low process hall with a saw-tooth roof. */
export declare function hall(light: Light, bays?: number, bay?: number, height?: number): string;
/** Pressure vessels lying in a rack, as membranes do. */
export declare function membraneRack(light: Light, columns?: number, rows?: number, length?: number): string;
/** An evaporator: tall vessel, vapour duct, compressor. */
export declare function evaporator(light: Light): string;
