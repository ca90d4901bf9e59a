export interface PortraitPicture {
    alt: string;
    draw: () => string;
}
/** Abstract portraits of the authors and of the customers who speak; faces are left blank on purpose. */
export declare const portraits: Record<string, PortraitPicture>;
