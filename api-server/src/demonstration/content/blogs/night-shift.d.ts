import type { DemonstrationBlog } from '../../records';
export declare const nightShift: DemonstrationBlog;
