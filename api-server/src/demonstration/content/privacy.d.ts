import type { DemonstrationSection } from '../records';
/** The privacy text of the company, as HTML of the kind an article may hold. */
export declare const privacy: DemonstrationSection;
