import * as z from 'zod';
import { answer, listFields, messageAnswer } from '../validation/answer';
import { entityFields, idParams, pathPart } from '../validation/entity';
import { givenConsentSchema } from '../consent/schemas';
import { itemQuerySchema, listQuerySchema, pageNumberSchema } from '../validation/list-query';
import { consentSchema, honeypotSchema, line, lines, mailAddress, optionalText } from '../validation/text';

export const subscriptionKindSchema = z.enum(['job-alert', 'newsletter'], {
  error: 'Kind must be job-alert or newsletter',
});
export type SubscriptionKind = z.output<typeof subscriptionKindSchema>;

/** The positions of a job alert: those with one of the values of each filter; a filter without values matches any. */
export const jobAlertFilterSchema = z.object({
  location: lines('Location', 20, 200),
  role: lines('Role', 20, 200),
  department: lines('Department', 20, 200),
  employmentType: lines('Employment type', 20, 200),
});
export type JobAlertFilter = z.output<typeof jobAlertFilterSchema>;

export const subscriptionSchema = z.object({
  ...entityFields,
  kind: subscriptionKindSchema,
  email: z.string(),
  /** No alert or newsletter is sent to an unconfirmed address. */
  state: z.enum(['waiting', 'confirmed']),
  filter: jobAlertFilterSchema,
  consentAt: z.string(),
  consent: givenConsentSchema.optional(),
  confirmedAt: z.string().nullable(),
});
export type Subscription = z.output<typeof subscriptionSchema>;

/** `website` is the honeypot field, which people never see. */
export const subscribeBodySchema = z.object({
  kind: subscriptionKindSchema,
  email: mailAddress(),
  filter: jobAlertFilterSchema.partial().optional(),
  consent: consentSchema,
  website: honeypotSchema,
});
export type SubscribeBody = z.input<typeof subscribeBodySchema>;

/** The token of a link in an email. */
const linkTokenSchema = z.object({ token: line('Token', 200) });
/** Without it, the cookie that the shell exchanged it for is used. */
const exchangedTokenSchema = linkTokenSchema.partial();

const subscriptionFilter = {
  kind: subscriptionKindSchema,
  state: z.enum(['waiting', 'confirmed'], { error: 'State must be waiting or confirmed' }).optional(),
};

/** A blog or a news item that a newsletter can contain. */
const newsletterArticleSchema = z.object({
  collection: z.enum(['blogs', 'news']),
  _id: z.string(),
  title: z.string(),
  summary: z.string(),
  path: z.string(),
  date: z.string(),
});

/** A newsletter that was sent. */
export const newsletterIssueSchema = z.object({
  ...entityFields,
  subject: z.string(),
  introduction: z.string(),
  articles: z.array(newsletterArticleSchema),
  sentBy: z.string(),
  /** The number of emails already created. */
  recipients: z.int(),
});
export type NewsletterIssue = z.output<typeof newsletterIssueSchema>;

export const newsletterBodySchema = z.object({
  subject: line('Subject', 150),
  introduction: optionalText('Introduction', 2_000),
  articles: z
    .array(z.object({ collection: z.enum(['blogs', 'news']), _id: pathPart }), { error: 'Choose at least one article' })
    .min(1, 'Choose at least one article')
    .max(30, 'A newsletter has at most 30 articles'),
});
export type NewsletterBody = z.input<typeof newsletterBodySchema>;

export const subscriptionCalls = {
  subscribe: { query: itemQuerySchema, body: subscribeBodySchema, answer: messageAnswer },
  confirmSubscription: { body: exchangedTokenSchema, answer: messageAnswer },
  unsubscribe: { query: exchangedTokenSchema, answer: messageAnswer },
  openUnsubscribePage: { query: linkTokenSchema, answer: z.undefined() },
  fetchSubscriptions: {
    query: listQuerySchema.omit({ sort: true }).extend({ ...subscriptionFilter, page: pageNumberSchema }),
    answer: answer({ subscriptions: z.array(subscriptionSchema), ...listFields, confirmed: z.int() }),
  },
  exportSubscriptions: { query: z.object(subscriptionFilter), answer: z.string() },
  deleteSubscription: { params: idParams, answer: messageAnswer },
  fetchNewsletter: {
    answer: answer({
      newsletter: z.object({
        /** The number of confirmed addresses, which get the next one. */
        subscribers: z.int(),
        /** Articles that no issue contains yet, newest first. */
        articles: z.array(newsletterArticleSchema),
        /** Sent issues, newest first; the newest twenty. */
        issues: z.array(newsletterIssueSchema),
      }),
    }),
  },
  previewNewsletter: {
    body: newsletterBodySchema,
    answer: answer({ preview: z.object({ subject: z.string(), text: z.string() }) }),
  },
  sendTestNewsletter: { body: newsletterBodySchema, answer: messageAnswer },
  sendNewsletter: { body: newsletterBodySchema, answer: answer({ issue: newsletterIssueSchema }) },
};
