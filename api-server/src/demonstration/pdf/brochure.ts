import type { ProductSource, SubsectorSource } from '../records';
import { sheetDate } from '../content/documents';
import { longDate, sentences } from './data-sheet';
import { bullets, colour, columnWidth, face, finish, heading, needs, page, paragraph, printable, rule, start } from './house-style';

interface Context {
  accent: string;
  sector: string;
  /** The scene of the subsector, as JPEG in 16:9. */
  scene: Buffer;
  products: ProductSource[];
}

/** The brochure of a subsector: scene, introduction and its products with the first of their benefits. */
export async function brochure(subsector: SubsectorSource, { accent, sector, scene, products }: Context): Promise<Buffer> {
  const pdf = start({ title: `${subsector.name}: brochure`, subject: sector, keywords: products.map(({ name }) => name) });
  const height = (columnWidth * 9) / 16;
  pdf.image(scene, page.left, page.top, { width: columnWidth, height });
  pdf.y = page.top + height + 18;
  pdf.font(face.text).fontSize(8.6).fillColor(colour.quiet).text(printable(sector), page.left, pdf.y, { width: columnWidth });
  pdf.moveDown(0.3);
  pdf.font(face.strong).fontSize(25).fillColor(colour.ink).text(printable(subsector.name), { width: columnWidth });
  pdf.moveDown(0.4);
  paragraph(pdf, subsector.description, 10.2);

  heading(pdf, 'How we work', accent);
  bullets(
    pdf,
    [
      'We begin with your fluid, soil or site data and agree on the instrument by which success will be measured.',
      'We test in our laboratory and then on your plant, with a baseline taken beforehand.',
      'We deliver with certificates, train your people and return after start-up to compare result and promise.',
    ],
    accent,
  );

  if (products.length > 0) heading(pdf, 'Products in this range', accent);
  for (const product of products) {
    needs(pdf, 92);
    rule(pdf, pdf.y + 2);
    pdf.y += 10;
    const appearance = product.customFields.find(({ fieldName }) => fieldName === 'Grade')?.fieldValue ?? '';
    pdf.font(face.strong).fontSize(10.4).fillColor(colour.ink).text(printable(product.name), page.left, pdf.y, { width: columnWidth });
    pdf.font(face.text).fontSize(8.2).fillColor(accent).text(printable(appearance), { width: columnWidth });
    pdf.moveDown(0.25);
    const benefits = sentences(product.customFields.find(({ fieldName }) => fieldName === 'Benefits')?.fieldValue ?? '');
    paragraph(pdf, `${sentences(product.description)[0] ?? ''} ${benefits.slice(0, 2).join(' ')}`, 9.2);
  }

  return finish(pdf, { kind: 'Brochure', edition: longDate(sheetDate), accent });
}
