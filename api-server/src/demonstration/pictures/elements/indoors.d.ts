import type { Light } from '../paint/light';
/** A conical flask, filled to `level` (0 to 1). */
export declare function flask(light: Light, colour: string, height?: number, level?: number): string;
/** A beaker or cylinder with graduations. */
export declare function cylinderGlass(light: Light, colour: string, width?: number, height?: number, level?: number): string;
/** A round flask in a stand with a condenser above it. */
export declare function distillation(light: Light, colour: string): string;
/** A microscope in silhouette. */
export declare function microscope(light: Light): string;
/** A rack of small bottles; colours run from the first to the second. */
export declare function bottleRack(light: Light, from: string, to: string, count?: number): string;
/** A tall window with a sun behind it, divided into panes. The caller draws the sky. */
export declare function mullions(light: Light, x: number, y: number, width: number, height: number, columns: number, rows: number): string;
/** Light that falls through a window on the floor. */
export declare function windowLight(light: Light, x: number, y: number, width: number, lean: number, depth: number): string;
/** A 200 L drum standing. */
export declare function drum(light: Light, colour: string, height?: number): string;
/** An oil bottle with handle and label. */
export declare function oilBottle(light: Light, colour: string, height?: number): string;
/** A conveyor seen from the side, with rollers and legs. */
export declare function conveyor(light: Light, length: number): string;
/** A screen with one of several drawings on it. */
export declare function screen(light: Light, x: number, y: number, width: number, height: number, kind: 'curve' | 'map' | 'bars' | 'flow'): string;
/** A desk with monitor and someone's chair, from behind. */
export declare function desk(light: Light, width?: number): string;
