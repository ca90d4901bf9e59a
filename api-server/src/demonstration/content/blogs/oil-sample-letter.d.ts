import type { DemonstrationBlog } from '../../records';
export declare const oilSampleLetter: DemonstrationBlog;
