/** The company's mark, three streams bending into one direction, on a grid of 40 with strokes of 4.6. */
export declare const markStreams: {
    readonly inner: "M28 4v13c0 9 3 16 9 16";
    readonly middle: "M17 4v9c0 12 5 20 16 20";
    readonly outer: "M6 4v9c0 12 8 20 20 20h11";
};
export declare const MARK_STROKE = 4.6;
/** The mark in one colour, or in the three of the house. */
export declare function markDrawing(colour?: string): string;
/** The mark on a tile of petrol, 40 × 40: it can be read on any ground. */
export declare function markTile(): string;
