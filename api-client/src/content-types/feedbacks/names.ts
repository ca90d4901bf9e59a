import type { ContentNames } from '../content-type';

export const feedbackNames = {
  collection: 'feedbacks',
  path: '/feedbacks',
  item: 'feedback',
  items: 'feedbacks',
  operations: { list: 'GetFeedbacks', create: 'AddFeedback', update: 'EditFeedbacks', delete: 'DeleteFeedbacks' },
} as const satisfies ContentNames;
