import type { feedbackSchemas } from '../../schemas/content';
import { endpointsOf, type EndpointsOf } from '../endpoints-of';
import { feedbackNames } from './names';

export const { GetFeedbacks, AddFeedback, EditFeedbacks, DeleteFeedbacks } =
  endpointsOf<EndpointsOf<typeof feedbackNames, typeof feedbackSchemas.calls>>(feedbackNames);
