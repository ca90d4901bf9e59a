export interface Wordmark {
    alt: string;
    draw: () => string;
}
/** The wordmarks of the invented clients, drawn for light and dark grounds. */
export declare const wordmarks: Record<string, Wordmark>;
