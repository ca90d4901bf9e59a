import type { DemonstrationService } from '../records';
/** Services and, within each, what is offered in particular. */
export declare const services: DemonstrationService[];
