import type { DemonstrationBlog } from '../../records';
export declare const electrolyserRefinery: DemonstrationBlog;
