/** Filters, membranes and pumps. */
export declare const waterEquipment: {
    'filter-vessel': (accent: string) => string;
    cartridge: (accent: string) => string;
    membrane: (accent: string) => string;
    'treatment-container': (accent: string) => string;
    carrier: (accent: string) => string;
    pump: (accent: string) => string;
};
