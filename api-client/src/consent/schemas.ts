import * as z from 'zod';

/** The privacy notice that a visitor agreed to. Records from before this was noted have none. */
export const givenConsentSchema = z.object({
  /** Its version: the id of its text among the notices of an export. */
  notice: z.string(),
  /** The language in which it was read. */
  language: z.string(),
});
export type GivenConsent = z.output<typeof givenConsentSchema>;

/** The text of a privacy notice that someone agreed to. */
export const agreedNoticeSchema = z.object({
  _id: z.string(),
  language: z.string(),
  /** HTML: the sentence of an editors' form or of a remote's form, the sections of the privacy page, how long data is kept. */
  text: z.string(),
  /** When it was first agreed to. */
  since: z.string(),
});
export type AgreedNotice = z.output<typeof agreedNoticeSchema>;
