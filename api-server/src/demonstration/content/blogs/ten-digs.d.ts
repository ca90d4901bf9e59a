import type { DemonstrationBlog } from '../../records';
export declare const tenDigs: DemonstrationBlog;
