import type { ProductSource, HazardClass, ProductPicture } from '../../records';
/** The choices of the select fields shared by the whole catalogue, so that facets mean the same everywhere. */
export declare const physicalForms: readonly ["Powder", "Granules", "Liquid", "Emulsion", "Paste", "Gel", "Equipment"];
export declare const packagings: readonly ["25 kg sack", "500 kg big bag", "20 L pail", "200 L drum", "1,000 L container", "Road tanker", "Wooden crate", "Pallet", "Skid"];
export declare const availabilities: readonly ["Ex stock", "2 to 3 weeks", "4 to 6 weeks", "Made to order"];
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
    selects?: Record<string, {
        value: string;
        options: string[];
    }>;
}
/** A product sold by weight or volume, with the fields of its technical data sheet. */
export declare function chemical(item: Chemical): ProductSource;
/** A product sold by the piece: it has ratings and materials where a chemical has composition and solubility. */
export declare function equipment(item: Equipment): ProductSource;
export {};
