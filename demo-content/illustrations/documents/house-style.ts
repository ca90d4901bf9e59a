import PDFDocument from 'pdfkit';
import { palette } from '../paint/colour';
import { MARK_STROKE, markStreams } from '../paint/mark';

export type Pdf = InstanceType<typeof PDFDocument>;

/** Millimetres would be friendlier, but PDF counts in points: 595 × 842 is A4. */
export const page = { width: 595.28, height: 841.89, left: 52, right: 52, top: 96, bottom: 66 } as const;
export const columnWidth = page.width - page.left - page.right;
export const colour = { ...palette, quiet: '#51636b', soft: '#e4eae8' };
export const face = { text: 'Helvetica', strong: 'Helvetica-Bold', slanted: 'Helvetica-Oblique' } as const;

/** Documents say when they were made; a fixed moment keeps them the same on every machine. */
const madeAt = new Date('2026-08-01T06:00:00Z');

interface Start {
  title: string;
  subject: string;
  keywords?: string[];
  /** Left out, the document is compressed. */
  compress?: boolean | undefined;
}

/** A4 document of the house with its properties set; pages are kept until `finish` numbers them. */
export function start({ title, subject, keywords = [], compress = true }: Start): Pdf {
  return new PDFDocument({
    compress,
    size: 'A4',
    margins: { top: page.top, bottom: page.bottom, left: page.left, right: page.right },
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    pdfVersion: '1.5',
    info: {
      Title: printable(title),
      Subject: printable(subject),
      Author: 'Tridhara Energy & Chemicals Limited',
      Creator: 'Tridhara document service',
      Producer: 'Tridhara document service',
      Keywords: printable(keywords.join(', ')),
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  });
}

/** The built-in faces of PDF know Latin-1 and a little more; what they lack is spelled out. */
export function printable(text: string): string {
  return text
    .replaceAll('⁻¹', '-1')
    .replaceAll('−', '–')
    .replaceAll('₂', '2')
    .replaceAll('₃', '3')
    .replaceAll('₄', '4')
    .replaceAll('₹', 'Rs ')
    .replaceAll('Ω', 'Ohm')
    .replaceAll('≥', 'at least ')
    .replaceAll('≤', 'at most ');
}

/** The mark: three streams bending into one line, in a square of the given size. */
export function mark(pdf: Pdf, x: number, y: number, size: number, plain?: string): void {
  pdf
    .save()
    .translate(x, y)
    .scale(size / 40)
    .lineWidth(MARK_STROKE)
    .lineCap('butt');
  pdf.path(markStreams.inner).stroke(plain ?? colour.amber);
  pdf.path(markStreams.middle).stroke(plain ?? colour.teal);
  pdf.path(markStreams.outer).stroke(plain ?? colour.petrol);
  pdf.restore();
}

interface Frame {
  kind: string;
  /** For example "Revision 2.1 · 1 August 2026". */
  edition: string;
  accent: string;
}

/** Puts head and foot on every page, numbers them and closes the document. */
export async function finish(pdf: Pdf, { kind, edition, accent }: Frame): Promise<Buffer> {
  const { start: first, count } = pdf.bufferedPageRange();
  for (let index = first; index < first + count; index += 1) {
    pdf.switchToPage(index);
    // Text below the bottom margin would start a page of its own.
    pdf.page.margins.bottom = 0;
    pdf.page.margins.top = 0;
    pdf.rect(0, 0, page.width, 5).fill(accent);
    mark(pdf, page.left, 34, 28);
    pdf
      .font(face.strong)
      .fontSize(12.5)
      .fillColor(colour.ink)
      .text('Tridhara', page.left + 36, 37, { lineBreak: false });
    pdf
      .font(face.text)
      .fontSize(7.5)
      .fillColor(colour.quiet)
      .text('Energy & Chemicals', page.left + 36, 52, { lineBreak: false });
    pdf
      .font(face.text)
      .fontSize(8.5)
      .fillColor(colour.quiet)
      .text(kind, page.width - page.right - 260, 44, { width: 260, align: 'right', lineBreak: false });
    rule(pdf, 76);
    rule(pdf, page.height - 54);
    pdf
      .font(face.text)
      .fontSize(7)
      .fillColor(colour.quiet)
      .text(
        'Tridhara House, 14 Nadi Marg, Alkapuri, Vadodara 390007, India  ·  +91 265 555 0142  ·  contact@tridhara.example',
        page.left,
        page.height - 44,
        { lineBreak: false },
      )
      .text(edition, page.left, page.height - 33, { lineBreak: false })
      .text(`Page ${index - first + 1} of ${count}`, page.width - page.right - 100, page.height - 33, {
        width: 100,
        align: 'right',
        lineBreak: false,
      });
  }
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
    pdf.end();
  });
}

export function rule(pdf: Pdf, y: number, from: number = page.left, to: number = page.width - page.right): void {
  pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.6).stroke(colour.line);
}

/** A product's name whose type code ("V 3") is not torn apart at the end of a line. */
export function title(name: string): string {
  return printable(name).replace(/ ([A-Z]{1,3}) (\d)/, '\u00a0$1\u00a0$2');
}

/** Starts a new page when fewer than `height` points are left on this one. */
export function needs(pdf: Pdf, height: number): void {
  if (pdf.y + height > page.height - page.bottom) pdf.addPage();
}

export function heading(pdf: Pdf, text: string, accent: string): void {
  needs(pdf, 54);
  pdf.moveDown(0.5);
  const { y } = pdf;
  pdf.rect(page.left, y + 1, 14, 2).fill(accent);
  pdf
    .font(face.strong)
    .fontSize(11)
    .fillColor(colour.ink)
    .text(printable(text), page.left, y + 8, { width: columnWidth });
  pdf.moveDown(0.35);
}

export function paragraph(pdf: Pdf, text: string, size = 9.4): void {
  pdf
    .font(face.text)
    .fontSize(size)
    .fillColor(colour.ink)
    .text(printable(text), page.left, pdf.y, { width: columnWidth, lineGap: 2.6 });
  pdf.moveDown(0.4);
}

export function bullets(pdf: Pdf, items: readonly string[], accent: string): void {
  for (const item of items) {
    pdf.font(face.text).fontSize(9.4);
    const height = pdf.heightOfString(printable(item), { width: columnWidth - 16, lineGap: 2.2 });
    needs(pdf, height + 4);
    const { y } = pdf;
    pdf.rect(page.left + 1, y + 3.6, 4, 4).fill(accent);
    pdf.fillColor(colour.ink).text(printable(item), page.left + 16, y, { width: columnWidth - 16, lineGap: 2.2 });
    pdf.y += 3;
  }
}

/** Facts as a ruled table of two columns. */
export function facts(
  pdf: Pdf,
  rows: readonly (readonly [name: string, value: string])[],
  left: number = page.left,
  width = columnWidth,
): void {
  const nameWidth = Math.min(148, width * 0.34);
  rule(pdf, pdf.y, left, left + width);
  for (const [name, value] of rows) {
    pdf.font(face.text).fontSize(9);
    const height = Math.max(
      pdf.heightOfString(printable(value), { width: width - nameWidth - 10, lineGap: 1.6 }),
      pdf
        .font(face.strong)
        .fontSize(8.4)
        .heightOfString(printable(name), { width: nameWidth - 10 }),
    );
    if (pdf.y + height + 9 > page.height - page.bottom) {
      pdf.addPage();
      rule(pdf, pdf.y, left, left + width);
    }
    const { y } = pdf;
    pdf
      .font(face.strong)
      .fontSize(8.4)
      .fillColor(colour.quiet)
      .text(printable(name), left, y + 4.6, { width: nameWidth - 10 });
    pdf
      .font(face.text)
      .fontSize(9)
      .fillColor(colour.ink)
      .text(printable(value), left + nameWidth, y + 4.2, { width: width - nameWidth - 10, lineGap: 1.6 });
    pdf.y = y + height + 8;
    rule(pdf, pdf.y, left, left + width);
  }
  pdf.x = page.left;
  pdf.y += 4;
}
