import { availabilities, packagings, physicalForms } from './content/products/builders';
import { dataSheetKey, documentsOf } from './content/documents';
import { products } from './content/products';
import { subsectors } from './content/subsectors';
import { productPictureKey } from './pictures/keys';
import { chance } from './pictures/paint/shapes';
import type { DemonstrationProduct, ProductSource } from './records';

const BATCH = 500;

const qualities = [
  'High-Temperature',
  'Low-Foam',
  'Fast-Acting',
  'Heavy-Duty',
  'Food-Contact',
  'Salt-Tolerant',
  'Concentrated',
  'Biodegradable',
  'Chloride-Free',
  'All-Season',
  'Two-Component',
  'Low-Dosage',
  'Phosphorus-Free',
  'Extended-Life',
  'Desert-Grade',
  'Deep-Well',
];
const purposes = [
  'Corrosion',
  'Scale',
  'Fluid-Loss',
  'Emulsion',
  'Wax',
  'Foam',
  'Oxygen',
  'Hardness',
  'Colour',
  'Friction',
  'Bearing',
  'Gear',
  'Membrane',
  'Cement',
  'Clay',
  'Coating',
  'Turbine',
  'Sulphide',
  'Silica',
  'Sludge',
];
const kinds = [
  'Inhibitor',
  'Dispersant',
  'Retarder',
  'Scavenger',
  'Polymer',
  'Surfactant',
  'Lubricant',
  'Stabiliser',
  'Solvent',
  'Additive',
  'Coagulant',
  'Sealant',
  'Cleaner',
  'Grease',
  'Resin',
  'Catalyst',
];
const appearances = [
  'Clear amber liquid',
  'Pale yellow liquid',
  'White powder',
  'Off-white granules',
  'Brown viscous liquid',
  'Milky emulsion',
  'Tan smooth paste',
  'Colourless liquid',
  'Grey beads',
  'Blue-green gel',
];
const grades = [
  'Technical',
  'Industrial',
  'Drinking water',
  'Analytical',
  'Oilfield',
  'Tropical',
  'Low temperature',
  'High purity',
];
const solubilities = [
  'Completely soluble in water',
  'Dispersible in water',
  'Soluble in hydrocarbons',
  'Insoluble in water',
  'Miscible with alcohols',
];
const compositions = [
  'Polyol ester blend',
  'Modified amine, 40 % active',
  'Sulphonated copolymer, 90 % active',
  'Phosphonate salt, 45 % active',
  'Alkoxylated resin in solvent',
  'Mineral base with additives',
  'Inorganic salt blend',
  'Polyacrylamide, 35 % active',
];
const benefits = [
  'Lowers consumption by a fifth.',
  'Works in hard and soft water alike.',
  'Keeps its properties for two years in store.',
  'Is dosed without heating.',
  'Leaves no residue.',
  'Reduces the number of products in stock.',
  'Is measured in the field within minutes.',
  'Meets the strictest limits of Indian refineries.',
];

/**
 * A catalogue of any size for measuring: products in batches, always the same for the same count.
 * They are spread evenly over all subsectors and share the pictures and data sheets of the
 * hand-written products, so that no further files are needed.
 */
export async function* largeCatalogue(count: number, batchSize = BATCH): AsyncGenerator<DemonstrationProduct[]> {
  const random = chance(20_050_301);
  const pick = <T>(choices: readonly T[]): T => {
    const choice = choices[Math.floor(random() * choices.length)];
    if (choice === undefined) throw new Error('There is nothing to choose from');
    return choice;
  };
  const patterns = new Map(
    subsectors.map(({ slug }) => [slug, products.filter(({ subsector }) => subsector === slug)]),
  );

  let batch: DemonstrationProduct[] = [];
  for (let index = 0; index < count; index += 1) {
    const subsector = subsectors[index % subsectors.length];
    if (!subsector) throw new Error('There are no subsectors');
    const pattern = pick(patterns.get(subsector.slug) ?? []);
    batch.push(product(index, pattern, subsector.sector, pick, random));
    if (batch.length === batchSize) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

function product(
  index: number,
  pattern: ProductSource,
  sector: string,
  pick: <T>(choices: readonly T[]) => T,
  random: () => number,
): DemonstrationProduct {
  const quality = pick(qualities);
  const purpose = pick(purposes);
  const kind = pick(kinds);
  const code = `${purpose.charAt(0)}${kind.charAt(0)} ${100 + Math.floor(random() * 900)}`;
  const name = `${quality} ${purpose} ${kind} ${code}`;
  const dose = 5 + Math.floor(random() * 400);
  return {
    slug: `${`${quality} ${purpose} ${kind}`.toLowerCase().replaceAll(' ', '-')}-${index + 1}`,
    subsector: pattern.subsector,
    name,
    description: `${quality.replace('-', ' ')} ${kind.toLowerCase()} for ${purpose.toLowerCase()} control, dosed at ${dose} ppm. It belongs to the same range as ${pattern.name} and is supplied from the same plant with a certificate for each batch.`,
    logo: productPictureKey(pattern.picture, sector),
    pdf: dataSheetKey(pattern.slug),
    documents: documentsOf(pattern),
    customFields: [
      { fieldName: 'Appearance', fieldType: 'text', fieldValue: pick(appearances) },
      { fieldName: 'Composition', fieldType: 'text', fieldValue: pick(compositions) },
      { fieldName: 'Grade', fieldType: 'text', fieldValue: pick(grades) },
      { fieldName: 'Solubility', fieldType: 'text', fieldValue: pick(solubilities) },
      { fieldName: 'Benefits', fieldType: 'textarea', fieldValue: `${pick(benefits)} ${pick(benefits)}` },
      { fieldName: 'Density', fieldType: 'text', fieldValue: `${(0.78 + random() * 0.7).toFixed(2)} g/cm³ at 20 °C` },
      {
        fieldName: 'Physical form',
        fieldType: 'select',
        fieldValue: pick(physicalForms.filter((form) => form !== 'Equipment')),
        options: [...physicalForms],
      },
      { fieldName: 'Packaging', fieldType: 'select', fieldValue: pick(packagings), options: [...packagings] },
      {
        fieldName: 'Availability',
        fieldType: 'select',
        fieldValue: pick(availabilities),
        options: [...availabilities],
      },
    ],
  };
}
