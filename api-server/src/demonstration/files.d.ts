import type { DemonstrationFile } from './records';
/**
 * Every file that the demonstration content names, drawn or written anew: pictures as WebP,
 * data sheets, safety data sheets and brochures as PDF. The same bytes on every run.
 */
export declare function demonstrationFiles(): AsyncGenerator<DemonstrationFile>;
