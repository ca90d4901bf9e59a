/** Tones of one material: in the shade, as it is, in the light, and on its brightest edge. */
export interface Material {
    shade: string;
    body: string;
    light: string;
    edge: string;
}
export declare function material(colour: string): Material;
export declare const steel: Material;
export declare const darkSteel: Material;
export declare const white: Material;
export declare const black: Material;
export declare const kraft: Material;
export declare const glass: Material;
export declare const hair: "#0E1B24";
/** An upright cylinder on (x, y): left side in the shade, a strip of light on the right. */
export declare function upright(x: number, y: number, width: number, height: number, { shade, body, light, edge }: Material, lid?: string): string;
/** A ring around an upright cylinder. */
export declare function hoop(x: number, y: number, width: number, colour: string, thickness?: number, opacity?: number): string;
/** A band of paint or a label that follows the curve. */
export declare function band(x: number, y: number, width: number, height: number, colour: string, from?: number, to?: number): string;
/** A lying cylinder whose axis runs from left to right; its right end faces the light. */
export declare function lying(x: number, y: number, length: number, diameter: number, { shade, body, light, edge }: Material, open?: boolean): string;
/** A ring or flange on a lying cylinder. */
export declare function collar(x: number, y: number, thickness: number, diameter: number, tones: Material): string;
/** A box with its front towards the viewer; its top and its right side catch the light. */
export declare function box(x: number, y: number, width: number, height: number, depth: number, { shade, body, light, edge }: Material, lit?: boolean): string;
/** The company's mark in a square with its top left corner at (x, y). */
export declare function smallMark(x: number, y: number, size: number, colour?: string): string;
/** A paper label with lines of small print. */
export declare function label(x: number, y: number, width: number, height: number, accent: string): string;
/** A painted ring on a lying cylinder, seen from outside only. */
export declare function ring(x: number, axis: number, diameter: number, colour: string, thickness: number): string;
