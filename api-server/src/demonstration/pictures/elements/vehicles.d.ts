import type { Light } from '../paint/light';
/** A field car with its tailgate up (to the left) when `open`. */
export declare function jeep(light: Light, open?: boolean): string;
/** A tank lorry; `accent` bands the barrel. */
export declare function tanker(light: Light, accent?: string): string;
/** A pump truck for a well site. */
export declare function pumpTruck(light: Light): string;
/** A small fishing boat with a lateen sail. */
export declare function boat(light: Light): string;
/** A low excavator with its arm stretched out. */
export declare function excavator(light: Light): string;
