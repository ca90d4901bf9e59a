import type { DemonstrationNewsItem } from '../records';
/** Company news of three years, newest first. */
export declare const news: DemonstrationNewsItem[];
