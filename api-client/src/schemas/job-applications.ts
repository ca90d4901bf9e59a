import * as z from 'zod';
import { answer, changeAnswer, listFields, messageAnswer } from './answer';
import { entityFields, idParams, pathPart, versionBody } from './entity';
import { listQuerySchema, pageNumberSchema } from './list-query';
import { consentSchema, fileAddress, honeypotSchema, line, mailAddress, nameLine, text } from './text';

export const applicationStateSchema = z.enum(['new', 'review', 'interview', 'offer', 'hired', 'rejected'], {
  error: 'State must be new, review, interview, offer, hired or rejected',
});

export const noteSchema = z.object({ text: z.string(), author: z.string(), at: z.string() });

/** What was sent, once: the answers as they were, and the résumé. */
export const sendingSchema = z.object({
  at: z.string(),
  fullName: z.string(),
  contactNumber: z.string(),
  address: z.string(),
  education: z.string(),
  experience: z.string(),
  resume: z.string(),
});

export const jobApplicationSchema = z.object({
  ...entityFields,
  reference: z.string(),
  jobId: z.string(),
  jobTitle: z.string(),
  fullName: z.string(),
  contactNumber: z.string(),
  email: z.string(),
  address: z.string(),
  education: z.string(),
  experience: z.string(),
  /** The newest one. The other answers are those of the first sending. */
  resume: z.string(),
  /** Everything the address has sent for this job, oldest first. */
  sendings: z.array(sendingSchema),
  state: applicationStateSchema,
  notes: z.array(noteSchema),
  consentAt: z.string(),
  purgeAt: z.string(),
});

/** Specification, section 5: all are required. `website` is the field people never see. */
export const jobApplicationBodySchema = z.object({
  jobId: line('Job', 100),
  fullName: nameLine(),
  contactNumber: line('Contact number', 40),
  email: mailAddress(),
  address: text('Address', 500),
  education: text('Education', 2_000),
  experience: text('Experience', 5_000),
  resume: fileAddress('Resume'),
  consent: consentSchema,
  website: honeypotSchema,
});

export const jobApplicationChangeSchema = z.object({
  state: applicationStateSchema.optional(),
  note: text('Note', 2_000).optional(),
  ...versionBody,
});

export const jobApplicationListQuerySchema = listQuerySchema.extend({
  state: applicationStateSchema.optional(),
  jobId: pathPart.optional(),
  page: pageNumberSchema,
});

export const jobApplicationCalls = {
  createJobApplication: { body: jobApplicationBodySchema, answer: messageAnswer },
  fetchJobApplications: {
    query: jobApplicationListQuerySchema,
    answer: answer({ jobApplications: z.array(jobApplicationSchema), ...listFields }),
  },
  fetchJobApplication: { params: idParams, answer: answer({ jobApplication: jobApplicationSchema }) },
  updateJobApplication: {
    params: idParams,
    body: jobApplicationChangeSchema,
    answer: changeAnswer({ jobApplication: jobApplicationSchema }),
  },
  deleteJobApplication: { params: idParams, answer: messageAnswer },
  exportJobApplications: { query: jobApplicationListQuerySchema, answer: z.string() },
};
