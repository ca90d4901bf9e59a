import * as z from 'zod';
import { answer } from '../../schemas/answer';
import { idParams } from '../../schemas/entity';

const likesAnswer = answer({ likes: z.int() });

/** What visitors do with a blog. */
export const reactionCalls = {
  viewBlog: { params: idParams, answer: answer({ views: z.int(), likes: z.int() }) },
  likeBlog: { params: idParams, answer: likesAnswer },
  unlikeBlog: { params: idParams, answer: likesAnswer },
};
