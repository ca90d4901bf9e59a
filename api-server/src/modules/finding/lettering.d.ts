/** A line of text as an outline, so that it looks the same where no fonts are installed. */
export interface OutlinedLine {
    readonly path: string;
    readonly width: number;
}
/** Whether the font has every sign of a text; Devanagari or Arabic, for instance, it has not. */
export declare function canLetter(text: string): boolean;
/** Outlines one line at a size in pixels; its baseline is at 0. */
export declare function outline(text: string, size: number): OutlinedLine;
/** Breaks a text into lines no wider than given; what does not fit into the lines ends in an ellipsis. */
export declare function breakLines(text: string, size: number, width: number, most: number): string[];
