import type { DemonstrationBlog } from '../../records';
export declare const safetyDataSheet: DemonstrationBlog;
