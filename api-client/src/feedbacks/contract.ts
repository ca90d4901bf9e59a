import { contentContract } from '../content-type/content-contract';
import type { ContentTypeApi } from '../content-type/content-type';
import type { feedbackSchemas } from './schemas';

export const feedbackNames = {
  collection: 'feedbacks',
  path: '/feedbacks',
  item: 'feedback',
  items: 'feedbacks',
  operations: { list: 'GetFeedbacks', create: 'AddFeedback', update: 'EditFeedbacks', delete: 'DeleteFeedbacks' },
} as const satisfies ContentTypeApi;

export const { GetFeedbacks, AddFeedback, EditFeedbacks, DeleteFeedbacks } =
  contentContract<typeof feedbackSchemas>()(feedbackNames);
