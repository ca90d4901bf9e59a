/** The palette of the house, as the pictures use it. */
export declare const palette: {
    readonly ink: "#0E1B24";
    readonly petrol: "#0F3D4C";
    readonly teal: "#116A6F";
    readonly amber: "#F2A33A";
    readonly ember: "#D9572B";
    readonly leaf: "#3E8E5A";
    readonly gold: "#B8923A";
    readonly mist: "#EEF2F1";
    readonly paper: "#FBFAF7";
    readonly line: "#D5DDDB";
};
/** The accent of each sector, by the slug of the sector. */
export declare const sectorAccent: {
    readonly oilandgas: "#F2A33A";
    readonly downstream: "#D9572B";
    readonly renewable: "#3E8E5A";
    readonly water: "#116A6F";
    readonly pipeline: "#2B6B80";
    readonly lubricants: "#B8923A";
};
/** A colour between two others, even to the eye: 0 is the first, 1 the second. */
export declare function mix(first: string, second: string, share: number): string;
