import * as z from 'zod';
import { answer, changeAnswer, facetFields, messageAnswer } from './answer';
import { contentFields, idParams, sluggedBody, versionBody } from './entity';
import { contentListQuerySchema, filter, pageNumberSchema, switchSchema } from './list-query';
import { line, lines, optionalDate, optionalLine, text } from './text';

export const jobStateSchema = z.enum(['open', 'closed'], { error: 'State must be open or closed' });

export const jobPostingSchema = z.object({
  ...contentFields,
  slug: z.string(),
  title: z.string(),
  location: z.string(),
  role: z.array(z.string()),
  detail: z.string(),
  department: z.string(),
  employmentType: z.string(),
  workplaceType: z.string(),
  salaryRange: z.string(),
  responsibilities: z.array(z.string()),
  requirements: z.array(z.string()),
  benefits: z.array(z.string()),
  validThrough: z.string().nullable(),
  state: jobStateSchema,
});

export const jobPostingBodySchema = z.object({
  title: line('Title'),
  location: line('Location'),
  role: lines('Role', 20, 120).optional(),
  detail: text('Detail', 20_000),
  department: optionalLine('Department', 120).optional(),
  /** Suggested values: `employmentTypes`. */
  employmentType: optionalLine('Employment type', 60).optional(),
  /** Suggested values: `workplaceTypes`. */
  workplaceType: optionalLine('Workplace type', 60).optional(),
  salaryRange: optionalLine('Salary range', 120).optional(),
  responsibilities: lines('Responsibilities').optional(),
  requirements: lines('Requirements').optional(),
  benefits: lines('Benefits').optional(),
  validThrough: optionalDate('Valid through').nullable().optional(),
  state: jobStateSchema.optional(),
  ...sluggedBody,
});

export const jobPostingUpdateSchema = jobPostingBodySchema.partial().extend(versionBody);

export const jobPostingListQuerySchema = contentListQuerySchema.extend({
  location: filter('Location'),
  role: filter('Role'),
  department: filter('Department'),
  employmentType: filter('Employment type'),
  workplaceType: filter('Workplace type'),
  state: jobStateSchema.optional(),
  page: pageNumberSchema,
  /** With `1` the answer has the values of `location`, `role`, `department` and `employmentType`. */
  facets: switchSchema.optional(),
});

const jobPostingAnswer = changeAnswer({ jobPosting: jobPostingSchema });

export const jobPostingCalls = {
  GetJobPostings: {
    query: jobPostingListQuerySchema,
    answer: answer({ jobPostings: z.array(jobPostingSchema), ...facetFields }),
  },
  fetchJobPosting: { params: idParams, answer: answer({ jobPosting: jobPostingSchema }) },
  AddJobPosting: { body: jobPostingBodySchema, answer: jobPostingAnswer },
  EditJobPostings: { params: idParams, body: jobPostingUpdateSchema, answer: jobPostingAnswer },
  DeleteJobPostings: { params: idParams, answer: messageAnswer },
};
