import type { Feedback } from 'api-client';
import type { ContentKind } from '../../content/content-kind';
import { feedbacks } from '../../database/schema';
import { type FeedbackRow } from './repository';
export declare const feedbackKind: ContentKind<typeof feedbacks, FeedbackRow, Feedback>;
