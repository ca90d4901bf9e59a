import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { chance } from './chance';
import { readProducts, readSubsectors, type Product } from './content';

/** The options of the select fields that all products share, so that facets have the same meaning everywhere. */
const physicalForms = ['Powder', 'Granules', 'Liquid', 'Emulsion', 'Paste', 'Gel', 'Equipment'];
const packagings = [
  '25 kg sack',
  '500 kg big bag',
  '20 L pail',
  '200 L drum',
  '1,000 L container',
  'Road tanker',
  'Wooden crate',
  'Pallet',
  'Skid',
];
const availabilities = ['Ex stock', '2 to 3 weeks', '4 to 6 weeks', 'Made to order'];
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
 * A catalogue of any size for benchmarks: always the same for the same count. The products are spread evenly over all
 * subsectors and share the pictures and data sheets of the hand-written ones, so that no further files are needed.
 */
export function* largeCatalogue(count: number): Generator<Product> {
  const random = chance(20_050_301);
  const pick = <T>(choices: readonly T[]): T => {
    const choice = choices[Math.floor(random() * choices.length)];
    if (choice === undefined) throw new Error('There is nothing to choose from');
    return choice;
  };
  const products = readProducts();
  const patterns = readSubsectors().map(({ slug }) => products.filter(({ subsector }) => subsector === slug));
  for (let index = 0; index < count; index += 1) {
    yield makeProduct(index, pick(patterns[index % patterns.length] ?? []), pick, random);
  }
}

/** Writes such a catalogue to a temporary file, one product per line, for the duration of `work`. */
export async function withLargeCatalogue(count: number, work: (place: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'catalogue-'));
  const place = path.join(folder, 'products.jsonl');
  function* lines() {
    for (const product of largeCatalogue(count)) yield `${JSON.stringify(product)}\n`;
  }
  try {
    await pipeline(Readable.from(lines()), createWriteStream(place));
    await work(place);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function makeProduct(
  index: number,
  pattern: Product,
  pick: <T>(choices: readonly T[]) => T,
  random: () => number,
): Product {
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
    logo: pattern.logo,
    ...(pattern.pdf !== undefined && { pdf: pattern.pdf }),
    documents: pattern.documents,
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
