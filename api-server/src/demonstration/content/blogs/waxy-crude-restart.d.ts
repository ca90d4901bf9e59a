import type { DemonstrationBlog } from '../../records';
export declare const waxyCrudeRestart: DemonstrationBlog;
