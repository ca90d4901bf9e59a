import type { DemonstrationBlog } from '../../records';
/** Articles, newest first. */
export declare const blogs: DemonstrationBlog[];
