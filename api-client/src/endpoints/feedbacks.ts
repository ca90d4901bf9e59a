import type { feedbackCalls } from '../schemas/feedbacks';
import type { EndpointOf } from './endpoint';

type Calls = typeof feedbackCalls;

/** In order; hidden testimonials only with a token and a `status`. */
export const GetFeedbacks: EndpointOf<Calls['GetFeedbacks'], 'feedbacks'> = {
  id: 'GetFeedbacks',
  method: 'GET',
  path: '/feedbacks',
  auth: 'public',
  field: 'feedbacks',
};
export const AddFeedback: EndpointOf<Calls['AddFeedback'], 'feedback'> = {
  id: 'AddFeedback',
  method: 'POST',
  path: '/feedbacks',
  auth: 'signedIn',
  field: 'feedback',
};
export const EditFeedbacks: EndpointOf<Calls['EditFeedbacks'], 'feedback'> = {
  id: 'EditFeedbacks',
  method: 'PUT',
  path: '/feedbacks/:id',
  auth: 'signedIn',
  field: 'feedback',
};
export const DeleteFeedbacks: EndpointOf<Calls['DeleteFeedbacks'], 'message'> = {
  id: 'DeleteFeedbacks',
  method: 'DELETE',
  path: '/feedbacks/:id',
  auth: 'signedIn',
  field: 'message',
};
