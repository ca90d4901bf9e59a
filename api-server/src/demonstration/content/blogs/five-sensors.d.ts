import type { DemonstrationBlog } from '../../records';
export declare const fiveSensors: DemonstrationBlog;
