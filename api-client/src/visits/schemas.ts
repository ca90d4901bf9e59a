import * as z from 'zod';
import { answer } from '../validation/answer';

/** A name and how often it was counted. */
const countSchema = z.object({ name: z.string(), count: z.int() });

/** A month of visits: only counts, without data about visitors. */
export const visitMonthSchema = z.object({
  month: z.string(),
  /** Every day of the month, including days without visits. */
  days: z.array(z.object({ day: z.iso.date(), visits: z.int(), pages: z.int() })),
  /** By their patterns; most visited first, as in the other lists. */
  pages: z.array(countSchema),
  /** The hosts of referrers; empty for visits without a known one. */
  referrers: z.array(countSchema),
  /** Searches without results. */
  searches: z.array(countSchema),
  /** Documents opened, by the names of their files. */
  documents: z.array(countSchema),
  applicationsBegun: z.int(),
  applicationsSent: z.int(),
});
export type VisitMonth = z.output<typeof visitMonthSchema>;

const monthQuerySchema = z.object({
  month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Month must be a month such as 2026-01'),
});

export const visitCalls = {
  fetchVisits: { query: monthQuerySchema, answer: answer({ visits: visitMonthSchema }) },
  exportVisits: { query: monthQuerySchema, answer: z.string() },
};
