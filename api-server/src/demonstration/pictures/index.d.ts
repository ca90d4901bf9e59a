import type { FileKey } from '../records';
export interface Picture {
    alt: string;
    /** Pixels it is stored with; the height follows from the drawing. */
    width: number;
    /** SVG. */
    draw: () => string;
}
/** Every picture of the demonstration content by its key. */
export declare function demonstrationPictures(): Map<FileKey, Picture>;
