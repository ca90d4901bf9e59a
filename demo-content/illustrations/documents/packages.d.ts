// Types of the used part of a package without types.
declare module 'fontverter' {
  export function convert(font: Buffer, format: 'truetype'): Promise<Buffer>;
}

// A parsed font, which PDFKit's types do not have yet.
declare namespace PDFKit.Mixins {
  interface PDFFont {
    registerFont(name: string, src: Buffer | import('fontkit').Font): this;
  }
}
