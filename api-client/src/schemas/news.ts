import * as z from 'zod';
import { answer, changeAnswer, facetFields, messageAnswer } from './answer';
import { contentFields, idParams, sluggedBody, versionBody } from './entity';
import { contentListQuerySchema, filter, pageNumberSchema, switchSchema } from './list-query';
import { fileAddress, flag, html, line, optionalDate, optionalLine, optionalText, optionalWebAddress } from './text';

export const newsItemSchema = z.object({
  ...contentFields,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  image: z.string(),
  imageAlt: z.string(),
  category: z.string(),
  source: z.string(),
  sourceUrl: z.string(),
  author: z.string(),
  date: z.string(),
  pinned: z.boolean(),
});

export const newsItemBodySchema = z.object({
  title: line('Title'),
  summary: optionalText('Summary', 500).optional(),
  content: html('Content'),
  image: fileAddress('Image'),
  imageAlt: optionalLine('Image description', 300).optional(),
  category: line('Category', 60),
  source: optionalLine('Source').optional(),
  sourceUrl: optionalWebAddress('Source address').optional(),
  author: optionalLine('Author').optional(),
  /** Made by the server when absent. */
  date: optionalDate('Date').optional(),
  pinned: flag('Pinned').optional(),
  ...sluggedBody,
});

export const newsItemUpdateSchema = newsItemBodySchema.partial().extend(versionBody);

export const newsListQuerySchema = contentListQuerySchema.extend({
  category: filter('Category'),
  year: z.coerce
    .number<number | string>({ error: 'Year must be a year' })
    .int('Year must be a year')
    .min(1900, 'Year must be a year')
    .max(2200, 'Year must be a year')
    .optional(),
  page: pageNumberSchema,
  /** `1` adds how many of all published items have each category and are of each year. */
  facets: switchSchema.optional(),
});

const newsItemAnswer = changeAnswer({ newsItem: newsItemSchema });

export const newsCalls = {
  fetchAllNews: { query: newsListQuerySchema, answer: answer({ news: z.array(newsItemSchema), ...facetFields }) },
  fetchNewsItem: { params: idParams, answer: answer({ newsItem: newsItemSchema }) },
  addNews: { body: newsItemBodySchema, answer: newsItemAnswer },
  updateNews: { params: idParams, body: newsItemUpdateSchema, answer: newsItemAnswer },
  deleteNews: { params: idParams, answer: messageAnswer },
};
