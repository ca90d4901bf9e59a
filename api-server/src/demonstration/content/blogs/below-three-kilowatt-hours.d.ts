import type { DemonstrationBlog } from '../../records';
export declare const belowThreeKilowattHours: DemonstrationBlog;
