import type { DemonstrationBlog } from '../../records';
export declare const retarderInTheHotHole: DemonstrationBlog;
