import * as definitions from 'api-client/content-types';
import { clientSchemas, feedbackSchemas } from 'api-client/schemas';
import * as tables from '../database/schema';
import { contentType } from './content-type';
import type { Served } from './served';

/** Every content type that has items, one line each. */
export const contentTypes: readonly Served[] = [
  contentType(definitions.clients, clientSchemas, tables.clients),
  contentType(definitions.feedbacks, feedbackSchemas, tables.feedbacks),
];
