import { sheetDate, type IllustratedProduct } from '../sources';
import { longDate } from './data-sheet';
import { hazardTexts } from './hazard-texts';
import { colour, columnWidth, face, facts, finish, heading, page, paragraph, start, title } from './house-style';

interface Context {
  compress?: boolean;
  accent: string;
  sector: string;
  subsector: string;
}

/** The safety data sheet of a chemical product in its sixteen sections. An article has none. */
export async function safetySheet(
  product: IllustratedProduct,
  { accent, sector, subsector, compress }: Context,
): Promise<Buffer> {
  if (product.hazard === undefined) throw new Error(`${product.name} is an article and has no safety data sheet`);
  const text = hazardTexts[product.hazard];
  const field = (name: string) =>
    product.customFields.find(({ fieldName }) => fieldName === name)?.fieldValue ?? 'Not determined';
  const pdf = start({
    compress,
    title: `${product.name}: safety data sheet`,
    subject: `${sector} · ${subsector}`,
    keywords: ['safety data sheet', product.name],
  });

  pdf
    .font(face.text)
    .fontSize(8.6)
    .fillColor(colour.quiet)
    .text('According to the Globally Harmonised System (GHS), sixteen sections', page.left, page.top, {
      width: columnWidth,
    });
  pdf.moveDown(0.4);
  pdf.font(face.strong).fontSize(20).fillColor(colour.ink).text(title(product.name), { width: columnWidth });

  const section = (number: number, name: string) => heading(pdf, `${number}. ${name}`, accent);

  section(1, 'Identification');
  facts(pdf, [
    ['Product', product.name],
    ['Use', field('Application')],
    ['Supplier', 'Tridhara Energy & Chemicals Limited, Tridhara House, 14 Nadi Marg, Alkapuri, Vadodara 390007, India'],
    ['Emergency number', '+91 265 555 0199 (day and night, answered by a chemist)'],
  ]);
  section(2, 'Hazards identification');
  facts(pdf, [
    ['Signal word', text.signal],
    ['Hazard statements', text.statements.join('\n')],
    ['Precautions', text.precautions.join('\n')],
  ]);
  section(3, 'Composition and information on ingredients');
  paragraph(
    pdf,
    `${field('Composition')}. Ingredients that contribute to the classification are named with their ranges in the composition letter supplied to customers and authorities.`,
  );
  section(4, 'First-aid measures');
  facts(pdf, [
    ['Inhalation', 'Move to fresh air and keep at rest. See a physician if breathing is difficult.'],
    ['Skin', text.skin],
    ['Eyes', text.eyes],
    [
      'Swallowing',
      'Rinse the mouth and drink a glass of water. Do not induce vomiting. See a physician and show this sheet.',
    ],
  ]);
  section(5, 'Fire-fighting measures');
  paragraph(pdf, text.fire);
  section(6, 'Accidental release measures');
  paragraph(pdf, text.spill);
  section(7, 'Handling and storage');
  paragraph(
    pdf,
    `Handle with good ventilation; do not eat, drink or smoke. ${text.store} Shelf life: ${field('Shelf life').toLowerCase()}.`,
  );
  section(8, 'Exposure controls and personal protection');
  paragraph(
    pdf,
    `No occupational exposure limit has been set for the product as a whole. ${text.gloves} Eye shower and water within ten seconds’ walk.`,
  );
  section(9, 'Physical and chemical properties');
  facts(pdf, [
    ['Appearance', field('Appearance')],
    ['Physical form', field('Physical form')],
    ['Density', field('Density')],
    ['Flash point', field('Flash point') === 'Not determined' ? 'Not applicable (solid)' : field('Flash point')],
    ['Solubility', field('Solubility')],
  ]);
  section(10, 'Stability and reactivity');
  paragraph(pdf, `Stable under the recommended conditions of storage. Keep away from: ${text.avoid.toLowerCase()}`);
  section(11, 'Toxicological information');
  paragraph(pdf, text.toxicity);
  section(12, 'Ecological information');
  paragraph(pdf, text.ecology);
  section(13, 'Disposal considerations');
  paragraph(
    pdf,
    'Dispose of product and containers through a licensed facility in accordance with the Hazardous and Other Wastes Rules. Empty drums are taken back by the supplier when clean and closed.',
  );
  section(14, 'Transport information');
  facts(pdf, [
    ['UN number', text.transport[0]],
    ['Proper shipping name', text.transport[1]],
    ['Packing group', text.transport[2]],
  ]);
  section(15, 'Regulatory information');
  paragraph(
    pdf,
    'Labelled in accordance with the Manufacture, Storage and Import of Hazardous Chemical Rules where applicable. All ingredients are listed or exempted in the inventories of the countries of supply.',
  );
  section(16, 'Other information');
  paragraph(
    pdf,
    `Revision ${product.revision} of ${longDate(sheetDate)} replaces all earlier ones. Changes are marked in the covering letter. The data describe safety requirements and are no assurance of properties. Questions are answered at safety@tridhara.example.`,
  );

  return finish(pdf, {
    kind: 'Safety data sheet',
    edition: `Revision ${product.revision}  ·  ${longDate(sheetDate)}`,
    accent,
  });
}
