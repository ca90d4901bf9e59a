import type { DemonstrationBlog } from '../../records';
export declare const lastThreePerCent: DemonstrationBlog;
