import * as z from 'zod';
import { chartsOf } from '../charts/item-charts';
import { schemasOf } from '../content-type/schemas-of';
import { answer } from '../validation/answer';
import { idParams } from '../validation/entity';
import { blogDefinition } from './definition';

export const blogSchemas = schemasOf(blogDefinition, { charts: chartsOf('A blog') });
export type Blog = z.output<typeof blogSchemas.entity>;
export type BlogBody = z.input<typeof blogSchemas.body>;
export type BlogUpdate = z.input<typeof blogSchemas.update>;

const likesAnswer = answer({ likes: z.int() });

export const reactionCalls = {
  viewBlog: { params: idParams, answer: answer({ views: z.int(), likes: z.int() }) },
  likeBlog: { params: idParams, answer: likesAnswer },
  unlikeBlog: { params: idParams, answer: likesAnswer },
};
