import type { ProductSource, HazardClass, ProductPicture } from '../../records';

/** The choices of the select fields shared by the whole catalogue, so that facets mean the same everywhere. */
export const physicalForms = ['Powder', 'Granules', 'Liquid', 'Emulsion', 'Paste', 'Gel', 'Equipment'] as const;
export const packagings = [
  '25 kg sack',
  '500 kg big bag',
  '20 L pail',
  '200 L drum',
  '1,000 L container',
  'Road tanker',
  'Wooden crate',
  'Pallet',
  'Skid',
] as const;
export const availabilities = ['Ex stock', '2 to 3 weeks', '4 to 6 weeks', 'Made to order'] as const;

type PhysicalForm = (typeof physicalForms)[number];
type Packaging = (typeof packagings)[number];
type Availability = (typeof availabilities)[number];

interface Common {
  slug: string;
  subsector: string;
  name: string;
  picture: ProductPicture;
  description: string;
  appearance: string;
  grade: string;
  benefits: string;
  application: string;
  packaging: Packaging;
  availability?: Availability;
}

export interface Chemical extends Common {
  form: Exclude<PhysicalForm, 'Equipment'>;
  composition: string;
  solubility: string;
  shelfLife: string;
  density: string;
  /** Left out for solids, which have none. */
  flashPoint?: string;
  hazard: HazardClass;
}

export interface Equipment extends Common {
  materials: string;
  /** Rated values in the order a buyer asks for them. */
  ratings: Record<string, string>;
  /** Further choices a visitor can narrow the list by. */
  selects?: Record<string, { value: string; options: string[] }>;
}

/** A product sold by weight or volume, with the fields of its technical data sheet. */
export function chemical(item: Chemical): ProductSource {
  return {
    slug: item.slug,
    subsector: item.subsector,
    name: item.name,
    picture: item.picture,
    description: item.description,
    hazard: item.hazard,
    customFields: [
      { fieldName: 'Appearance', fieldType: 'text', fieldValue: item.appearance },
      { fieldName: 'Composition', fieldType: 'text', fieldValue: item.composition },
      { fieldName: 'Grade', fieldType: 'text', fieldValue: item.grade },
      { fieldName: 'Solubility', fieldType: 'text', fieldValue: item.solubility },
      { fieldName: 'Benefits', fieldType: 'textarea', fieldValue: item.benefits },
      { fieldName: 'Application', fieldType: 'textarea', fieldValue: item.application },
      { fieldName: 'Density', fieldType: 'text', fieldValue: item.density },
      ...(item.flashPoint
        ? [{ fieldName: 'Flash point', fieldType: 'text' as const, fieldValue: item.flashPoint }]
        : []),
      { fieldName: 'Shelf life', fieldType: 'text', fieldValue: item.shelfLife },
      { fieldName: 'Physical form', fieldType: 'select', fieldValue: item.form, options: [...physicalForms] },
      { fieldName: 'Packaging', fieldType: 'select', fieldValue: item.packaging, options: [...packagings] },
      {
        fieldName: 'Availability',
        fieldType: 'select',
        fieldValue: item.availability ?? 'Ex stock',
        options: [...availabilities],
      },
    ],
  };
}

/** A product sold by the piece: it has ratings and materials where a chemical has composition and solubility. */
export function equipment(item: Equipment): ProductSource {
  return {
    slug: item.slug,
    subsector: item.subsector,
    name: item.name,
    picture: item.picture,
    description: item.description,
    hazard: 'article',
    customFields: [
      { fieldName: 'Appearance', fieldType: 'text', fieldValue: item.appearance },
      { fieldName: 'Material composition', fieldType: 'text', fieldValue: item.materials },
      { fieldName: 'Grade', fieldType: 'text', fieldValue: item.grade },
      { fieldName: 'Benefits', fieldType: 'textarea', fieldValue: item.benefits },
      { fieldName: 'Application', fieldType: 'textarea', fieldValue: item.application },
      ...Object.entries(item.ratings).map(([fieldName, fieldValue]) => ({
        fieldName,
        fieldType: 'text' as const,
        fieldValue,
      })),
      ...Object.entries(item.selects ?? {}).map(([fieldName, { value, options }]) => ({
        fieldName,
        fieldType: 'select' as const,
        fieldValue: value,
        options,
      })),
      { fieldName: 'Physical form', fieldType: 'select', fieldValue: 'Equipment', options: [...physicalForms] },
      { fieldName: 'Packaging', fieldType: 'select', fieldValue: item.packaging, options: [...packagings] },
      {
        fieldName: 'Availability',
        fieldType: 'select',
        fieldValue: item.availability ?? '4 to 6 weeks',
        options: [...availabilities],
      },
    ],
  };
}
