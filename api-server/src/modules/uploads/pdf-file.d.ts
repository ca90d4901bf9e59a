/** Whether a file is a PDF: by its name and from its first byte on. */
export declare function isPdf(bytes: Buffer, originalName: string): boolean;
