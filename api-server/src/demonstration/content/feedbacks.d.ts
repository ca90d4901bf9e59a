import type { DemonstrationFeedback } from '../records';
export declare const feedbacks: DemonstrationFeedback[];
