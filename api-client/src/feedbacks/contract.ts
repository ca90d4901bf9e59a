import { contentContract } from '../content-type/content-contract';
import type { ContentTypeApi } from '../content-type/content-type';
import type { BodyOf, EntityOf, SchemasOf, UpdateOf } from '../content-type/schemas-of';
import type { feedbackDefinition } from './definition';

export const feedbackApi = {
  collection: 'feedbacks',
  path: '/feedbacks',
  item: 'feedback',
  items: 'feedbacks',
  operations: { list: 'GetFeedbacks', create: 'AddFeedback', update: 'EditFeedbacks', delete: 'DeleteFeedbacks' },
} as const satisfies ContentTypeApi;

export const { GetFeedbacks, AddFeedback, EditFeedbacks, DeleteFeedbacks } =
  contentContract<SchemasOf<typeof feedbackDefinition>>()(feedbackApi);

export type Feedback = EntityOf<typeof feedbackDefinition>;
export type FeedbackBody = BodyOf<typeof feedbackDefinition>;
export type FeedbackUpdate = UpdateOf<typeof feedbackDefinition>;
