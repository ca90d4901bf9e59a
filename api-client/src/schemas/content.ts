import { clients } from '../content-types/clients/definition';
import { feedbacks } from '../content-types/feedbacks/definition';
import { schemasOf } from './schemas-of';

export const clientSchemas = schemasOf(clients);
export const feedbackSchemas = schemasOf(feedbacks);
