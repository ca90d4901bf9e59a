import PDFDocument from 'pdfkit';
export type Pdf = InstanceType<typeof PDFDocument>;
/** Millimetres would be friendlier, but PDF counts in points: 595 × 842 is A4. */
export declare const page: {
    readonly width: 595.28;
    readonly height: 841.89;
    readonly left: 52;
    readonly right: 52;
    readonly top: 96;
    readonly bottom: 66;
};
export declare const columnWidth: number;
export declare const colour: {
    quiet: string;
    soft: string;
    ink: "#0E1B24";
    petrol: "#0F3D4C";
    teal: "#116A6F";
    amber: "#F2A33A";
    ember: "#D9572B";
    leaf: "#3E8E5A";
    gold: "#B8923A";
    mist: "#EEF2F1";
    paper: "#FBFAF7";
    line: "#D5DDDB";
};
export declare const face: {
    readonly text: "Helvetica";
    readonly strong: "Helvetica-Bold";
    readonly slanted: "Helvetica-Oblique";
};
interface Start {
    title: string;
    subject: string;
    keywords?: string[];
}
/** A4 document of the house with its properties set; pages are kept until `finish` numbers them. */
export declare function start({ title, subject, keywords }: Start): Pdf;
/** The built-in faces of PDF know Latin-1 and a little more; what they lack is spelled out. */
export declare function printable(text: string): string;
/** The mark: three streams bending into one line, in a square of the given size. */
export declare function mark(pdf: Pdf, x: number, y: number, size: number, plain?: string): void;
interface Frame {
    kind: string;
    /** For example "Revision 2.1 · 1 August 2026". */
    edition: string;
    accent: string;
}
/** Puts head and foot on every page, numbers them and closes the document. */
export declare function finish(pdf: Pdf, { kind, edition, accent }: Frame): Promise<Buffer>;
export declare function rule(pdf: Pdf, y: number, from?: number, to?: number): void;
/** A product's name whose type code ("V 3") is not torn apart at the end of a line. */
export declare function title(name: string): string;
/** Starts a new page when fewer than `height` points are left on this one. */
export declare function needs(pdf: Pdf, height: number): void;
export declare function heading(pdf: Pdf, text: string, accent: string): void;
export declare function paragraph(pdf: Pdf, text: string, size?: number): void;
export declare function bullets(pdf: Pdf, items: readonly string[], accent: string): void;
/** Facts as a ruled table of two columns. */
export declare function facts(pdf: Pdf, rows: readonly (readonly [name: string, value: string])[], left?: number, width?: number): void;
export {};
