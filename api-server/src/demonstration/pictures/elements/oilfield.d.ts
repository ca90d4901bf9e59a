import type { Light } from '../paint/light';
/** A land rig with derrick, drill floor, cabins and ramp; 460 units high at the crown. */
export declare function rig(light: Light, lampsOn?: boolean): string;
/** A beam pump; 150 units high. `angle` tilts the beam. */
export declare function pumpJack(light: Light, angle?: number): string;
/** A wellhead with its valves, drawn near: 150 units high. */
export declare function wellhead(light: Light): string;
/** A flare with its flame leaning from the wind. */
export declare function flare(light: Light, height?: number): string;
