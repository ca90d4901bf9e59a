import { dayText } from 'api-client';
import { sheetDate, type IllustratedProduct, type IllustratedSubsector } from '../sources';
import { sentences } from './data-sheet';
import { colour, columnWidth, page, Sheet, unbroken, type SheetPicture } from './sheet';

interface Context {
  draft?: boolean;
  accent: string;
  sector: string;
  /** The scene of the subsector, in 16:9. */
  scene: SheetPicture;
  products: { product: IllustratedProduct; picture: SheetPicture }[];
}

/** The brochure of a subsector: scene, introduction and its products with the first of their benefits. */
export async function brochure(
  subsector: IllustratedSubsector,
  { accent, sector, scene, products, draft }: Context,
): Promise<Buffer> {
  const sheet = await Sheet.start({
    draft,
    title: `${subsector.name}: brochure`,
    subject: sector,
    keywords: products.map(({ product }) => product.name),
  });
  const height = (columnWidth * 9) / 16;
  sheet.figure(scene, page.left, page.top, columnWidth, height);
  sheet.y = page.top + height + 18;
  sheet.add('P', sector, { size: 8.2, fill: colour.quiet });
  sheet.moveDown(0.3);
  sheet.add('H1', subsector.name, { size: 25, face: 'strong' });
  sheet.moveDown(0.4);
  sheet.paragraph(subsector.description, 9.8);

  sheet.heading('How we work', accent);
  sheet.bullets(
    [
      'We begin with your fluid, soil or site data and agree on the instrument by which success will be measured.',
      'We test in our laboratory and then on your plant, with a baseline taken beforehand.',
      'We deliver with certificates, train your people and return after start-up to compare result and promise.',
    ],
    accent,
  );

  if (products.length > 0) sheet.heading('Products in this range', accent);
  const thumb = 84;
  const column = { left: page.left + thumb + 16, width: columnWidth - thumb - 16 };
  for (const { product, picture } of products) {
    const field = (name: string) => product.customFields.find(({ fieldName }) => fieldName === name)?.fieldValue ?? '';
    sheet.needs(90);
    const top = sheet.y + 12;
    sheet.rule(top - 8);
    sheet.y = top;
    sheet.add('H3', unbroken(product.name), { size: 10.2, face: 'strong', ...column });
    sheet.figure(picture, page.left, top, thumb, thumb * 0.75);
    sheet.y += 1;
    sheet.add('P', field('Grade'), { size: 8, fill: colour.quiet, ...column });
    sheet.y += 3;
    const text = `${sentences(product.description)[0] ?? ''} ${sentences(field('Benefits'))[0] ?? ''}`;
    sheet.add('P', text, { size: 8.7, lineGap: 1.8, ...column });
    sheet.y = Math.max(sheet.y, top + thumb * 0.75) + 2;
  }

  return sheet.finish({ kind: 'Brochure', edition: dayText(sheetDate), accent });
}
