import type { HazardClass } from '../records';
/** What differs between the safety data sheets of the classes of product. */
export interface HazardText {
    signal: 'Danger' | 'Warning' | 'None';
    statements: string[];
    precautions: string[];
    skin: string;
    eyes: string;
    fire: string;
    spill: string;
    store: string;
    gloves: string;
    avoid: string;
    toxicity: string;
    ecology: string;
    transport: readonly [number: string, name: string, group: string];
}
export declare const hazardTexts: Record<Exclude<HazardClass, 'article'>, HazardText>;
