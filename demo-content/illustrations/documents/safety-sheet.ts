import { dayText } from 'api-client';
import { sheetDate, type IllustratedProduct } from '../sources';
import { hazardTexts } from './hazard-texts';
import { colour, Sheet, unbroken } from './sheet';

interface Context {
  draft?: boolean;
  accent: string;
  sector: string;
  subsector: string;
}

/** The safety data sheet of a chemical product, with its sixteen sections. Articles have none. */
export async function safetySheet(
  product: IllustratedProduct,
  { accent, sector, subsector, draft }: Context,
): Promise<Buffer> {
  if (product.hazard === undefined) throw new Error(`${product.name} is an article and has no safety data sheet`);
  const text = hazardTexts[product.hazard];
  const field = (name: string) =>
    product.customFields.find(({ fieldName }) => fieldName === name)?.fieldValue ?? 'Not determined';
  const sheet = await Sheet.start({
    draft,
    title: `${product.name}: safety data sheet`,
    subject: `${sector} · ${subsector}`,
    keywords: ['safety data sheet', product.name],
  });

  const scheme = 'According to the Globally Harmonised System (GHS), sixteen sections';
  sheet.add('P', scheme, { size: 8.2, fill: colour.quiet });
  sheet.moveDown(0.4);
  sheet.add('H1', unbroken(product.name), { size: 19.5, face: 'strong' });

  const section = (number: number, name: string) => sheet.heading(`${number}. ${name}`, accent);

  section(1, 'Identification');
  sheet.facts([
    ['Product', product.name],
    ['Use', field('Application')],
    ['Supplier', 'Tridhara Energy & Chemicals Limited, Tridhara House, 14 Nadi Marg, Alkapuri, Vadodara 390007, India'],
    ['Emergency number', '+91 265 555 0199 (day and night, answered by a chemist)'],
  ]);
  section(2, 'Hazards identification');
  sheet.facts([
    ['Signal word', text.signal],
    ['Hazard statements', text.statements.join('\n')],
    ['Precautions', text.precautions.join('\n')],
  ]);
  section(3, 'Composition and information on ingredients');
  sheet.paragraph(
    `${field('Composition')}. Ingredients that contribute to the classification are named with their ranges in the composition letter supplied to customers and authorities.`,
  );
  section(4, 'First-aid measures');
  sheet.facts([
    ['Inhalation', 'Move to fresh air and keep at rest. See a physician if breathing is difficult.'],
    ['Skin', text.skin],
    ['Eyes', text.eyes],
    [
      'Swallowing',
      'Rinse the mouth and drink a glass of water. Do not induce vomiting. See a physician and show this sheet.',
    ],
  ]);
  section(5, 'Fire-fighting measures');
  sheet.paragraph(text.fire);
  section(6, 'Accidental release measures');
  sheet.paragraph(text.spill);
  section(7, 'Handling and storage');
  sheet.paragraph(
    `Handle with good ventilation; do not eat, drink or smoke. ${text.store} Shelf life: ${field('Shelf life').toLowerCase()}.`,
  );
  section(8, 'Exposure controls and personal protection');
  sheet.paragraph(
    `No occupational exposure limit has been set for the product as a whole. ${text.gloves} Eye shower and water within ten seconds’ walk.`,
  );
  section(9, 'Physical and chemical properties');
  sheet.facts([
    ['Appearance', field('Appearance')],
    ['Physical form', field('Physical form')],
    ['Density', field('Density')],
    ['Flash point', field('Flash point') === 'Not determined' ? 'Not applicable (solid)' : field('Flash point')],
    ['Solubility', field('Solubility')],
  ]);
  section(10, 'Stability and reactivity');
  sheet.paragraph(`Stable under the recommended conditions of storage. Keep away from: ${text.avoid.toLowerCase()}`);
  section(11, 'Toxicological information');
  sheet.paragraph(text.toxicity);
  section(12, 'Ecological information');
  sheet.paragraph(text.ecology);
  section(13, 'Disposal considerations');
  sheet.paragraph(
    'Dispose of product and containers through a licensed facility in accordance with the Hazardous and Other Wastes Rules. Empty drums are taken back by the supplier when clean and closed.',
  );
  section(14, 'Transport information');
  sheet.facts([
    ['UN number', text.transport[0]],
    ['Proper shipping name', text.transport[1]],
    ['Packing group', text.transport[2]],
  ]);
  section(15, 'Regulatory information');
  sheet.paragraph(
    'Labelled in accordance with the Manufacture, Storage and Import of Hazardous Chemical Rules where applicable. All ingredients are listed or exempted in the inventories of the countries of supply.',
  );
  section(16, 'Other information');
  sheet.paragraph(
    `Revision ${product.revision} of ${dayText(sheetDate)} replaces all earlier ones. Changes are marked in the covering letter. The data describe safety requirements and are no assurance of properties. Questions are answered at safety@tridhara.example.`,
  );

  return sheet.finish({
    kind: 'Safety data sheet',
    edition: `Revision ${product.revision}  ·  ${dayText(sheetDate)}`,
    accent,
  });
}
