import type { DemonstrationSection } from '../records';
/** The sections of the home and about pages, each page in its order. */
export declare const sections: DemonstrationSection[];
