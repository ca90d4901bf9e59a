import { sheetDate, type IllustratedProduct } from '../sources';
import {
  bullets,
  colour,
  columnWidth,
  face,
  facts,
  finish,
  heading,
  page,
  paragraph,
  printable,
  start,
  title,
} from './house-style';

interface Context {
  compress?: boolean;
  accent: string;
  sector: string;
  subsector: string;
  /** The product's picture, as JPEG. */
  picture: Buffer;
}

export function longDate(day: string): string {
  return new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );
}

export function sentences(text: string): string[] {
  return text.split(/(?<=\.)\s+|\n+/).filter((sentence) => sentence.trim() !== '');
}

/** The technical data sheet of a product: picture, description, facts, benefits and use. */
export async function dataSheet(product: IllustratedProduct, context: Context): Promise<Buffer> {
  const { accent, sector, subsector, picture, compress } = context;
  const field = (name: string) => product.customFields.find(({ fieldName }) => fieldName === name)?.fieldValue;
  const pdf = start({
    compress,
    title: `${product.name}: technical data sheet`,
    subject: `${sector} · ${subsector}`,
    keywords: [sector, subsector, product.name],
  });

  const pictureWidth = 172;
  const textWidth = columnWidth - pictureWidth - 22;
  pdf
    .font(face.text)
    .fontSize(8.6)
    .fillColor(colour.quiet)
    .text(printable(`${sector}  ·  ${subsector}`), page.left, page.top, { width: textWidth });
  pdf.moveDown(0.5);
  pdf
    .font(face.strong)
    .fontSize(21)
    .fillColor(colour.ink)
    .text(title(product.name), page.left, pdf.y, { width: textWidth, lineGap: 1 });
  pdf.moveDown(0.4);
  pdf
    .font(face.text)
    .fontSize(9.6)
    .fillColor(colour.ink)
    .text(printable(product.description), page.left, pdf.y, { width: textWidth, lineGap: 2.8 });
  const below = pdf.y;
  const pictureLeft = page.width - page.right - pictureWidth;
  pdf.image(picture, pictureLeft, page.top, { width: pictureWidth });
  pdf
    .rect(pictureLeft, page.top, pictureWidth, pictureWidth * 0.75)
    .lineWidth(0.6)
    .stroke(colour.line);
  pdf.y = Math.max(below, page.top + pictureWidth * 0.75) + 6;

  heading(pdf, 'Typical properties', accent);
  facts(
    pdf,
    product.customFields
      .filter(
        ({ fieldName, fieldValue }) =>
          fieldName !== 'Benefits' && fieldName !== 'Application' && fieldValue !== 'Equipment',
      )
      .map(({ fieldName, fieldValue }) => [fieldName, fieldValue] as const),
  );

  heading(pdf, 'Benefits', accent);
  bullets(pdf, sentences(field('Benefits') ?? ''), accent);

  heading(pdf, 'Application', accent);
  paragraph(pdf, field('Application') ?? '');

  heading(pdf, 'Supply and service', accent);
  paragraph(
    pdf,
    product.hazard === undefined
      ? 'Delivered with inspection certificate, drawings and operating instructions in English; further languages on request. Commissioning, training and spare parts are available from our yards at Vadodara, Barmer, Rajahmundry and Duliajan.'
      : 'Each batch is delivered with a certificate of analysis showing measured values. A retained sample is kept for three years. Dosage trials, field tests and training are carried out by our application chemists from Vadodara, Barmer, Rajahmundry and Duliajan.',
  );
  pdf
    .font(face.slanted)
    .fontSize(7.2)
    .fillColor(colour.quiet)
    .text(
      'Values are typical of production and are not a specification. They are given in good faith; suitability for a particular use must be confirmed by trial. The current revision of this sheet is on our website.',
      page.left,
      pdf.y + 3,
      { width: columnWidth, lineGap: 1 },
    );

  return finish(pdf, {
    kind: 'Technical data sheet',
    edition: `Revision ${product.revision}  ·  ${longDate(sheetDate)}`,
    accent,
  });
}
