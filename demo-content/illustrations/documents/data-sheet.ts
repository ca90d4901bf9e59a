import { dayText } from 'api-client';
import { sheetDate, type IllustratedProduct } from '../sources';
import { colour, columnWidth, page, Sheet, unbroken, type SheetPicture } from './sheet';

interface Context {
  draft?: boolean;
  accent: string;
  sector: string;
  subsector: string;
  picture: SheetPicture;
}

export function sentences(text: string): string[] {
  return text.split(/(?<=\.)\s+|\n+/).filter((sentence) => sentence.trim() !== '');
}

/** The technical data sheet of a product: picture, description, facts, benefits and use. */
export async function dataSheet(product: IllustratedProduct, context: Context): Promise<Buffer> {
  const { accent, sector, subsector, picture, draft } = context;
  const field = (name: string) => product.customFields.find(({ fieldName }) => fieldName === name)?.fieldValue;
  const sheet = await Sheet.start({
    draft,
    title: `${product.name}: technical data sheet`,
    subject: `${sector} · ${subsector}`,
    keywords: [sector, subsector, product.name],
  });

  const pictureWidth = 172;
  const pictureHeight = pictureWidth * 0.75;
  const width = columnWidth - pictureWidth - 22;
  sheet.add('P', `${sector}  ·  ${subsector}`, { size: 8.2, fill: colour.quiet, width });
  sheet.moveDown(0.5);
  sheet.add('H1', unbroken(product.name), { size: 20.5, face: 'strong', width, lineGap: 1 });
  sheet.moveDown(0.4);
  sheet.add('P', product.description, { size: 9.2, width, lineGap: 2.8 });
  const below = sheet.y;
  const pictureLeft = page.width - page.right - pictureWidth;
  sheet.figure(picture, pictureLeft, page.top, pictureWidth, pictureHeight);
  sheet.decorate(() =>
    sheet.rect(pictureLeft, page.top, pictureWidth, pictureHeight).lineWidth(0.6).stroke(colour.line),
  );
  sheet.y = Math.max(below, page.top + pictureHeight) + 6;

  sheet.heading('Typical properties', accent);
  sheet.facts(
    product.customFields
      .filter(
        ({ fieldName, fieldValue }) =>
          fieldName !== 'Benefits' && fieldName !== 'Application' && fieldValue !== 'Equipment',
      )
      .map(({ fieldName, fieldValue }) => [fieldName, fieldValue] as const),
  );

  sheet.heading('Benefits', accent);
  sheet.bullets(sentences(field('Benefits') ?? ''), accent);

  sheet.heading('Application', accent);
  sheet.paragraph(field('Application') ?? '');

  sheet.heading('Supply and service', accent);
  sheet.paragraph(
    product.hazard === undefined
      ? 'Delivered with inspection certificate, drawings and operating instructions in English; further languages on request. Commissioning, training and spare parts are available from our yards at Vadodara, Barmer, Rajahmundry and Duliajan.'
      : 'Each batch is delivered with a certificate of analysis showing measured values. A retained sample is kept for three years. Dosage trials, field tests and training are carried out by our application chemists from Vadodara, Barmer, Rajahmundry and Duliajan.',
  );
  sheet.y += 3;
  sheet.add(
    'P',
    'Values are typical of production and are not a specification. They are given in good faith; suitability for a particular use must be confirmed by trial. The current revision of this sheet is on our website.',
    { size: 7, fill: colour.quiet, lineGap: 1 },
  );

  return sheet.finish({
    kind: 'Technical data sheet',
    edition: `Revision ${product.revision}  ·  ${dayText(sheetDate)}`,
    accent,
  });
}
