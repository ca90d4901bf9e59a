import type { Light } from '../paint/light';
/** A distillation column with platforms, ladder and overhead line. */
export declare function column(light: Light, height?: number, width?: number, platforms?: number): string;
/** A chimney or furnace stack, slightly tapered, with a red band. */
export declare function stack(light: Light, height?: number, width?: number): string;
/** A furnace: box, sloping hood and stack. */
export declare function furnace(light: Light): string;
/** A storage tank with spiral stair and plate lines. */
export declare function tank(light: Light, width?: number, height?: number, cone?: number): string;
/** A pressure sphere on legs. */
export declare function sphere(light: Light, radius?: number): string;
/** A pipe bridge with several lines on frames. */
export declare function pipeRack(light: Light, length?: number, height?: number): string;
/** Steam that leans with the evening wind. */
export declare function plume(colour: string, size?: number, opacity?: number): string;
/** A cooling tower with its waist. */
export declare function coolingTower(light: Light, height?: number): string;
/** Two cement or powder silos with hoppers. */
export declare function silos(light: Light, count?: number): string;
