import type { DemonstrationBlog } from '../../records';
export declare const moduleInMay: DemonstrationBlog;
