/** A wide picture: what it shows, in words for those who do not see it, and how it is drawn. */
export interface Scene {
    alt: string;
    draw: () => string;
}
export declare function scene(alt: string, ...parts: string[]): Scene;
