import type { DemonstrationSector } from '../records';
/** The six industries the company serves, in the order the menu shows them. */
export declare const sectors: DemonstrationSector[];
