import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { palette } from '../paint/colour';
import { MARK_STROKE, markStreams } from '../paint/mark';
import { loadFonts, type FaceName, type Fonts } from './fonts';

/** PDF counts in points: 595 × 842 is A4. */
export const page = { width: 595.28, height: 841.89, left: 52, right: 52, top: 96, bottom: 66 } as const;
export const columnWidth = page.width - page.left - page.right;
export const colour = { ...palette, quiet: '#51636b' };

/** The creation date of documents; a fixed moment makes them the same on every machine. */
const MADE_AT = new Date('2026-08-01T06:00:00Z');

/** A picture of a document. */
export interface SheetPicture {
  readonly jpeg: Buffer;
  /** The text for screen readers. */
  readonly alt: string;
}

interface Properties {
  readonly title: string;
  readonly subject: string;
  readonly keywords?: readonly string[];
  /** A draft is only compared with other drafts: it is not compressed, and its glyphs are not shaped. */
  readonly draft?: boolean | undefined;
}

/** The texts in the head and foot of each page. */
interface Frame {
  readonly kind: string;
  /** For example "Revision 2.1 · 1 August 2026". */
  readonly edition: string;
  readonly accent: string;
}

interface Style {
  readonly size: number;
  readonly face?: FaceName;
  readonly fill?: string;
  readonly left?: number;
  readonly width?: number;
  readonly lineGap?: number;
}

/** An A4 document in the company's design: tagged for screen readers, with the site's typeface embedded. */
export class Sheet extends PDFDocument {
  private readonly root = this.struct('Document');

  private constructor(fonts: Fonts, { title, subject, keywords = [], draft = false }: Properties) {
    super({
      compress: !draft,
      size: 'A4',
      margins: { top: page.top, bottom: page.bottom, left: page.left, right: page.right },
      // `finish` numbers the pages.
      bufferPages: true,
      tagged: true,
      lang: 'en-IN',
      displayTitle: true,
      pdfVersion: '1.7',
      info: {
        Title: title,
        Subject: subject,
        Author: 'Tridhara Energy & Chemicals Limited',
        Creator: 'Tridhara document service',
        Producer: 'Tridhara document service',
        Keywords: keywords.join(', '),
        CreationDate: MADE_AT,
        ModDate: MADE_AT,
      },
    });
    this.addStructure(this.root);
    for (const [name, font] of Object.entries(fonts)) this.registerFont(name, font);
  }

  static async start(properties: Properties): Promise<Sheet> {
    return new Sheet(await loadFonts(properties.draft), properties);
  }

  /** pdfkit writes a document's properties into its XML metadata without escaping them. */
  override appendXML(xml: string, newLine?: boolean): void {
    super.appendXML(xml.replaceAll('&', '&amp;'), newLine);
  }

  /** Draws decoration, which screen readers skip. */
  decorate(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.markContent('Artifact', { type });
    draw();
    this.endMarkedContent();
  }

  /** Draws an element of the structure, such as `H2` or `P`. */
  element(type: string, draw: () => void): void {
    this.root.add(this.struct(type, {}, draw));
  }

  /** Writes text at the current height. */
  writeText(text: string, { size, face = 'text', fill = colour.ink, left = page.left, ...options }: Style): void {
    this.font(face)
      .fontSize(size)
      .fillColor(fill)
      .text(text, left, this.y, { width: columnWidth, ...options });
  }

  private heightOf(text: string, { size, face = 'text', width = columnWidth, lineGap = 0 }: Style): number {
    return this.font(face).fontSize(size).heightOfString(text, { width, lineGap });
  }

  /** Writes an element of the structure. */
  add(type: string, text: string, style: Style): void {
    this.element(type, () => this.writeText(text, style));
  }

  /** Writes a line of the page's head or foot. */
  private line(text: string, top: number, style: Style & { readonly align?: 'right' }): void {
    this.y = top;
    this.writeText(text, style);
  }

  figure({ jpeg, alt }: SheetPicture, left: number, top: number, width: number, height: number): void {
    // @types/pdfkit lacks the box, which readers need to find the picture.
    const options = { alt, bbox: [left, top, left + width, top + height] };
    this.root.add(this.struct('Figure', options, () => void this.image(jpeg, left, top, { width, height })));
  }

  rule(y: number): void {
    this.decorate(() =>
      this.moveTo(page.left, y)
        .lineTo(page.width - page.right, y)
        .lineWidth(0.6)
        .stroke(colour.line),
    );
  }

  /** Starts a new page when fewer than `height` points are left on this one. */
  needs(height: number): void {
    if (this.y + height > this.page.maxY()) this.addPage();
  }

  heading(text: string, accent: string): void {
    this.needs(54);
    this.moveDown(0.5);
    const { y } = this;
    this.decorate(() => this.rect(page.left, y + 1, 14, 2).fill(accent));
    this.y = y + 8;
    this.add('H2', text, { size: 10.8, face: 'strong' });
    this.moveDown(0.35);
  }

  paragraph(text: string, size = 9): void {
    this.add('P', text, { size, lineGap: 2.6 });
    this.moveDown(0.4);
  }

  bullets(items: readonly string[], accent: string): void {
    const list = this.struct('L');
    this.root.add(list);
    const style = { size: 9, left: page.left + 16, width: columnWidth - 16, lineGap: 2.2 };
    for (const item of items) {
      this.needs(this.heightOf(item, style) + 4);
      const { y } = this;
      this.decorate(() => this.rect(page.left + 1, y + 3.6, 4, 4).fill(accent));
      this.y = y;
      const entry = this.struct('LI');
      list.add(entry);
      entry.add(this.struct('LBody', {}, () => this.writeText(item, style)));
      this.y += 3;
    }
    list.end();
  }

  /** Facts as a ruled table of two columns; pdfkit's tables write attributes that PDF does not allow. */
  facts(rows: readonly (readonly [name: string, value: string])[]): void {
    const names = { size: 8, face: 'strong', fill: colour.quiet, width: 138 } as const;
    const values = { size: 8.6, left: page.left + 148, width: columnWidth - 158, lineGap: 1.2 } as const;
    const table = this.struct('Table');
    this.root.add(table);
    this.rule(this.y);
    for (const [name, value] of rows) {
      const height = Math.max(this.heightOf(value, values), this.heightOf(name, names));
      if (this.y + height + 8 > this.page.maxY()) {
        this.addPage();
        this.rule(this.y);
      }
      const { y } = this;
      const row = this.struct('TR');
      table.add(row);
      const cell = (type: string, options: object, top: number, text: string, style: Style) => {
        this.y = top;
        row.add(this.struct(type, options, () => this.writeText(text, style)));
      };
      cell('TH', { scope: 'Row' }, y + 4.3, name, names);
      cell('TD', {}, y + 3.9, value, values);
      this.y = y + height + 7;
      this.rule(this.y);
    }
    table.end();
    this.y += 4;
  }

  /** The mark: three streams bending into one line. */
  private mark(x: number, y: number, size: number): void {
    this.save()
      .translate(x, y)
      .scale(size / 40)
      .lineWidth(MARK_STROKE)
      .lineCap('butt');
    this.path(markStreams.inner).stroke(colour.amber);
    this.path(markStreams.middle).stroke(colour.teal);
    this.path(markStreams.outer).stroke(colour.petrol);
    this.restore();
  }

  private frame({ kind, edition, accent }: Frame, number: string): void {
    // Text below the bottom margin would start another page.
    this.page.margins.bottom = 0;
    this.page.margins.top = 0;
    const quiet = { fill: colour.quiet, align: 'right' } as const;
    this.rect(0, 0, page.width, 5).fill(accent);
    this.mark(page.left, 34, 28);
    this.line('Tridhara', 36, { size: 12.5, face: 'strong', left: page.left + 36 });
    this.line('Energy & Chemicals', 52, { size: 7.2, fill: colour.quiet, left: page.left + 36 });
    this.line(kind, 44, { ...quiet, size: 8.2 });
    const address = 'Tridhara House, 14 Nadi Marg, Alkapuri, Vadodara 390007, India';
    const foot = page.height - 44;
    this.line(`${address}  ·  +91 265 555 0142  ·  contact@tridhara.example`, foot, { size: 6.8, fill: colour.quiet });
    this.line(edition, foot + 11, { size: 6.8, fill: colour.quiet });
    this.line(number, foot + 11, { ...quiet, size: 6.8 });
  }

  /** Adds head, foot and number to every page and closes the document. */
  async finish(frame: Frame): Promise<Buffer> {
    const { start, count } = this.bufferedPageRange();
    for (let index = start; index < start + count; index += 1) {
      this.switchToPage(index);
      this.rule(76);
      this.rule(page.height - 54);
      this.decorate(() => this.frame(frame, `Page ${index - start + 1} of ${count}`), 'Pagination');
    }
    const parts: Buffer[] = [];
    this.on('data', (part: Buffer) => parts.push(part));
    const ended = once(this, 'end');
    this.end();
    await ended;
    return Buffer.concat(parts);
  }
}

/** A product's name in which lines do not break inside the type code ("V 3"). */
export const unbroken = (name: string): string => name.replace(/ ([A-Z]{1,3}) (\d)/, '\u00a0$1\u00a0$2');
