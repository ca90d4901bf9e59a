import { sheetDate, type IllustratedProduct, type IllustratedSubsector } from '../sources';
import { longDate, sentences } from './data-sheet';
import {
  bullets,
  colour,
  columnWidth,
  face,
  finish,
  heading,
  needs,
  page,
  paragraph,
  printable,
  rule,
  start,
  title,
} from './house-style';

interface Context {
  compress?: boolean;
  accent: string;
  sector: string;
  /** The scene of the subsector, as JPEG in 16:9. */
  scene: Buffer;
  /** Each with its picture as JPEG. */
  products: { product: IllustratedProduct; picture: Buffer }[];
}

/** The brochure of a subsector: scene, introduction and its products with the first of their benefits. */
export async function brochure(
  subsector: IllustratedSubsector,
  { accent, sector, scene, products, compress }: Context,
): Promise<Buffer> {
  const pdf = start({
    compress,
    title: `${subsector.name}: brochure`,
    subject: sector,
    keywords: products.map(({ product }) => product.name),
  });
  const height = (columnWidth * 9) / 16;
  pdf.image(scene, page.left, page.top, { width: columnWidth, height });
  pdf.y = page.top + height + 18;
  pdf
    .font(face.text)
    .fontSize(8.6)
    .fillColor(colour.quiet)
    .text(printable(sector), page.left, pdf.y, { width: columnWidth });
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
  const thumb = 84;
  const textLeft = page.left + thumb + 16;
  const textWidth = columnWidth - thumb - 16;
  for (const { product, picture } of products) {
    const field = (name: string) => product.customFields.find(({ fieldName }) => fieldName === name)?.fieldValue ?? '';
    needs(pdf, 90);
    const top = pdf.y + 12;
    rule(pdf, top - 8);
    pdf.image(picture, page.left, top, { width: thumb });
    pdf
      .font(face.strong)
      .fontSize(10.4)
      .fillColor(colour.ink)
      .text(title(product.name), textLeft, top, { width: textWidth });
    pdf
      .font(face.text)
      .fontSize(8.2)
      .fillColor(colour.quiet)
      .text(printable(field('Grade')), textLeft, pdf.y + 1, { width: textWidth });
    pdf
      .font(face.text)
      .fontSize(9)
      .fillColor(colour.ink)
      .text(
        printable(`${sentences(product.description)[0] ?? ''} ${sentences(field('Benefits'))[0] ?? ''}`),
        textLeft,
        pdf.y + 3,
        { width: textWidth, lineGap: 1.8 },
      );
    pdf.y = Math.max(pdf.y, top + thumb * 0.75) + 2;
  }

  return finish(pdf, { kind: 'Brochure', edition: longDate(sheetDate), accent });
}
