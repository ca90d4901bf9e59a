import * as z from 'zod';
import { answer, changeAnswer, facetFields, messageAnswer } from './answer';
import { contentFields, idParams, sluggedBody, versionBody } from './entity';
import { contentListQuerySchema, filter, pageNumberSchema, sortSchema, switchSchema } from './list-query';
import { fileAddress, html, line, lines, optionalDate, optionalFileAddress, optionalLine, optionalText } from './text';

/** A blog, with the specification's field names. `Date` and `time` say when it was published. */
export const blogSchema = z.object({
  ...contentFields,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  blogImg: z.string(),
  imageAlt: z.string(),
  author: z.string(),
  authorImg: z.string(),
  tags: z.array(z.string()),
  likes: z.int(),
  views: z.int(),
  time: z.string(),
  Date: z.string(),
  readingMinutes: z.int(),
});

export const blogBodySchema = z.object({
  title: line('Title'),
  content: html('Content'),
  blogImg: fileAddress('Image'),
  author: line('Author'),
  authorImg: optionalFileAddress('Author image').optional(),
  summary: optionalText('Summary', 500).optional(),
  imageAlt: optionalLine('Image description', 300).optional(),
  tags: lines('Tags', 20, 60).optional(),
  /** The time of day of publication; made by the server when absent. */
  time: optionalLine('Time', 40).optional(),
  /** The day of publication; made by the server when absent. */
  Date: optionalDate('Date').optional(),
  ...sluggedBody,
});

export const blogUpdateSchema = blogBodySchema.partial().extend(versionBody);

export const blogListQuerySchema = contentListQuerySchema.extend({
  tag: filter('Tag'),
  author: filter('Author'),
  /** The id of a blog that is left out: the one that the others stand below. */
  except: optionalLine('Except', 60).optional(),
  /** `-views` puts what is read most first. */
  sort: sortSchema('-views'),
  page: pageNumberSchema,
  /** `1` adds how many of all published blogs have each tag. */
  facets: switchSchema.optional(),
});

const blogAnswer = changeAnswer({ blog: blogSchema });
const likesAnswer = answer({ likes: z.int() });

export const blogCalls = {
  fetchAllBlog: { query: blogListQuerySchema, answer: answer({ blogs: z.array(blogSchema), ...facetFields }) },
  fetchBlog: { params: idParams, answer: answer({ blog: blogSchema }) },
  viewBlog: { params: idParams, answer: answer({ views: z.int(), likes: z.int() }) },
  likeBlog: { params: idParams, answer: likesAnswer },
  unlikeBlog: { params: idParams, answer: likesAnswer },
  addBlog: { body: blogBodySchema, answer: blogAnswer },
  updateBlog: { params: idParams, body: blogUpdateSchema, answer: blogAnswer },
  deleteBlog: { params: idParams, answer: messageAnswer },
};
