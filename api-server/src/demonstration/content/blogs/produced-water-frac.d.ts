import type { DemonstrationBlog } from '../../records';
export declare const producedWaterFrac: DemonstrationBlog;
