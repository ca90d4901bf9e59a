import * as z from 'zod';
import { answer, changeAnswer, listFields, messageAnswer } from '../validation/answer';
import { entityFields, idParams, pathPart, versionBody } from '../validation/entity';
import { itemQuerySchema, listQuerySchema, pageNumberSchema } from '../validation/list-query';
import { revisionSchema } from '../revisions/schemas';
import {
  consentSchema,
  fileAddress,
  honeypotSchema,
  line,
  mailAddress,
  momentSchema,
  nameLine,
  optionalText,
  text,
} from '../validation/text';
import { givenConsentSchema } from '../consent/schemas';
import { roleSchema } from '../admins/schemas';

export const applicationStateSchema = z.enum(
  ['new', 'review', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'],
  { error: 'State must be new, review, interview, offer, hired, rejected or withdrawn' },
);
export type ApplicationState = z.output<typeof applicationStateSchema>;

export const noteSchema = z.object({ text: z.string(), author: z.string(), at: z.string() });

/** A recruiter's score of an application, from 1 (lowest) to 5 (highest). */
const scoreSchema = z.object({ adminId: z.string(), author: z.string(), score: z.int(), at: z.string() });

/** An appointment with an applicant. A cancelled one remains, with the moment of its cancellation. */
export const interviewSchema = z.object({
  _id: z.string(),
  startsAt: z.string(),
  minutes: z.int(),
  /** A room, an address or a link to a call. */
  place: z.string(),
  message: z.string(),
  author: z.string(),
  createdAt: z.string(),
  cancelledAt: z.string().nullable(),
});
export type Interview = z.output<typeof interviewSchema>;

/** One submission: the answers as they were sent, and the résumé. */
export const sendingSchema = z.object({
  at: z.string(),
  fullName: z.string(),
  contactNumber: z.string(),
  address: z.string(),
  education: z.string(),
  experience: z.string(),
  resume: z.string(),
  consent: givenConsentSchema.optional(),
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
  resume: z.string(),
  consent: givenConsentSchema.optional(),
  /**
   * All submissions of the address for this job, oldest first. The last one is the application; it replaced the others.
   */
  sendings: z.array(sendingSchema),
  state: applicationStateSchema,
  notes: z.array(noteSchema),
  scores: z.array(scoreSchema),
  interviews: z.array(interviewSchema),
  consentAt: z.string(),
  purgeAt: z.string(),
});
export type JobApplication = z.output<typeof jobApplicationSchema>;

/** Specification, section 5: all are required. `website` is the honeypot field, which people never see. */
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
  /** Proves the email address, once the answer to an application was 429 with an error of this field. */
  code: z.string().trim().max(20, 'Code must have six digits').optional(),
  website: honeypotSchema,
});
export type JobApplicationBody = z.input<typeof jobApplicationBodySchema>;

export const jobApplicationChangeSchema = z.object({
  state: applicationStateSchema.optional(),
  note: text('Note', 2_000).optional(),
  /** The ids of recruiters who get an email about the note. */
  mentions: z.array(pathPart).max(10, 'A note can mention at most 10 people').optional(),
  /** The caller's own score; null removes it. */
  score: z
    .int({ error: 'Score must be a whole number from 1 to 5' })
    .min(1, 'Score must be a whole number from 1 to 5')
    .max(5, 'Score must be a whole number from 1 to 5')
    .nullable()
    .optional(),
  /** The email to the applicant about the change, as previewed; without it, no email is sent. */
  mail: z.object({ subject: line('Subject'), text: text('Text', 5_000) }).optional(),
  ...versionBody,
});
export type JobApplicationChange = z.input<typeof jobApplicationChangeSchema>;

const lengthOf = z.int({ error: 'Length must be a number of minutes' });

export const interviewBodySchema = z.object({
  startsAt: momentSchema,
  minutes: lengthOf.min(5, 'Length must be at least 5 minutes').max(480, 'Length must be at most 480 minutes'),
  place: line('Place'),
  message: optionalText('Message', 2_000).optional(),
});

/** An administrator who can be a job's recruiter and be mentioned. */
const recruiterSchema = z.object({ _id: z.string(), name: z.string(), role: roleSchema });

/** An earlier or later application of the same person to another job. */
const otherApplicationSchema = z.object({
  _id: z.string(),
  jobTitle: z.string(),
  reference: z.string(),
  state: applicationStateSchema,
  createdAt: z.string(),
});

/** The template of the email about a state. `{name}`, `{job}` and `{reference}` are replaced by the applicant's. */
export const stateMailSchema = z.object({ state: applicationStateSchema, subject: z.string(), text: z.string() });
export type StateMail = z.output<typeof stateMailSchema>;
const stateMailBodySchema = z.object({ subject: line('Subject'), text: text('Text', 5_000) });

const recruiterIdsSchema = z.array(pathPart).max(50, 'A job can have at most 50 recruiters');

/** The applicant's view of an application, opened by the link in the confirmation. */
export const ownApplicationSchema = z.object({
  reference: z.string(),
  jobTitle: z.string(),
  state: applicationStateSchema,
  /** When it was first sent, and when it was last sent. */
  sentAt: z.string(),
  sentAgainAt: z.string().nullable(),
  purgeAt: z.string(),
  /** Future appointments. */
  interviews: z.array(interviewSchema.pick({ _id: true, startsAt: true, minutes: true, place: true })),
});
export type OwnApplication = z.output<typeof ownApplicationSchema>;

/** The key of the link; without it, the cookie that the shell exchanged it for is used. */
const ownApplicationBodySchema = z.object({ key: line('Key', 200).optional() });

/** The reference prevents withdrawing another application that the browser has opened in the meantime. */
const withdrawalBodySchema = ownApplicationBodySchema.extend({ reference: line('Reference', 200).optional() });

export const jobApplicationListQuerySchema = listQuerySchema.extend({
  state: applicationStateSchema.optional(),
  jobId: pathPart.optional(),
  page: pageNumberSchema,
});

const interviewParams = z.object({ id: pathPart, interviewId: pathPart });

export const jobApplicationCalls = {
  createJobApplication: { query: itemQuerySchema, body: jobApplicationBodySchema, answer: messageAnswer },
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
  fetchOwnApplication: { body: ownApplicationBodySchema, answer: answer({ application: ownApplicationSchema }) },
  withdrawOwnApplication: {
    body: withdrawalBodySchema,
    answer: changeAnswer({ application: ownApplicationSchema }),
  },
  fetchRecruiters: { answer: answer({ recruiters: z.array(recruiterSchema) }) },
  fetchJobRecruiters: { params: idParams, answer: answer({ recruiterIds: z.array(z.string()) }) },
  updateJobRecruiters: {
    params: idParams,
    body: z.object({ recruiterIds: recruiterIdsSchema }),
    answer: changeAnswer({ recruiterIds: z.array(z.string()) }),
  },
  fetchOtherApplications: { params: idParams, answer: answer({ jobApplications: z.array(otherApplicationSchema) }) },
  fetchStateMailRevisions: {
    params: z.object({ state: applicationStateSchema }),
    answer: answer({ revisions: z.array(revisionSchema) }),
  },
  fetchStateMails: { query: itemQuerySchema, answer: answer({ stateMails: z.array(stateMailSchema) }) },
  updateStateMail: {
    params: z.object({ state: applicationStateSchema }),
    body: stateMailBodySchema,
    answer: changeAnswer({ stateMail: stateMailSchema }),
  },
  addInterview: {
    params: idParams,
    body: interviewBodySchema,
    answer: changeAnswer({ jobApplication: jobApplicationSchema }),
  },
  cancelInterview: { params: interviewParams, answer: changeAnswer({ jobApplication: jobApplicationSchema }) },
  exportInterview: { params: interviewParams, answer: z.string() },
  exportJobApplications: { query: jobApplicationListQuerySchema, answer: z.string() },
};
