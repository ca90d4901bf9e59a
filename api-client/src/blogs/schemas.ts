import * as z from 'zod';
import { answer } from '../validation/answer';
import { idParams } from '../validation/entity';

const likesAnswer = answer({ likes: z.int() });

export const reactionCalls = {
  viewBlog: { params: idParams, answer: answer({ views: z.int(), likes: z.int() }) },
  likeBlog: { params: idParams, answer: likesAnswer },
  unlikeBlog: { params: idParams, answer: likesAnswer },
};
