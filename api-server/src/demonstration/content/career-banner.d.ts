import type { DemonstrationCareerBanner } from '../records';
export declare const careerBanner: DemonstrationCareerBanner;
