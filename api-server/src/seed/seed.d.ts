import type { Services } from '../services';
type Say = (line: string) => void;
/**
 * Fills the site with the demonstration content, and the catalogue with more products on demand.
 * What is there already stays as it is: run again, it changes nothing.
 *
 * @param products how many further products to make, for measuring
 */
export declare function seed(services: Services, { products }: {
    products?: number;
}, say: Say): Promise<void>;
export {};
