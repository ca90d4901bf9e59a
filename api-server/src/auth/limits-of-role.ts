import { inArray, sql, type SQL } from 'drizzle-orm';
import { contactMessages, jobApplications, roles } from '../database/schema';
import type { Grants } from './role-rights';

/** The applications that a user handles; undefined for all. */
export const handledApplications = ({ jobs }: Pick<Grants, 'jobs'>): SQL | undefined =>
  jobs && inArray(jobApplications.jobId, [...jobs]);

/** The messages that a user handles; undefined for all. */
export const handledMessages = ({ topics }: Pick<Grants, 'topics'>): SQL | undefined =>
  topics && inArray(contactMessages.topic, [...topics]);

/** Whether a user handles the applications to a job. */
export const handlesJob = ({ jobs }: Pick<Grants, 'jobs'>, jobId: string): boolean => jobs?.includes(jobId) ?? true;

/** Whether a user translates into a language: reads, saves, publishes, exports and imports its texts. */
export const translatesInto = ({ languages }: Pick<Grants, 'languages'>, language: string): boolean =>
  languages?.includes(language) ?? true;

/** The roles that owners made which handle the applications to a job. */
export const rolesOfJob = (jobId: string): SQL => sql`(${roles.jobs} is null or ${jobId} = any(${roles.jobs}))`;

/** The roles that owners made which handle the messages of a topic. */
export const rolesOfTopic = (topic: string): SQL => sql`(${roles.topics} is null or ${topic} = any(${roles.topics}))`;

/** The roles that owners made which translate into a language. */
export const rolesOfLanguage = (language: string): SQL =>
  sql`(${roles.languages} is null or ${language} = any(${roles.languages}))`;
