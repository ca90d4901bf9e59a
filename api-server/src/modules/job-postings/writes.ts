import type { JobPosting } from 'api-client';
import type { jobPostingBodySchema, jobPostingUpdateSchema } from 'api-client/schemas';
import type { z } from 'zod';
import { createContent, trashContent, updateContent, type Change } from '../../content/change';
import { freeSlug } from '../../content/free-slug';
import { jobPostings } from '../../database/schema';
import { slugKey } from '../../text/fold';
import { jobPostingKind } from './kind';

/** The day of a date or a moment, as the table keeps it; nothing for none. */
function dayOf(date: string | null | undefined): string | null | undefined {
  if (date === undefined) return undefined;
  return date ? new Date(date).toISOString().slice(0, 10) : null;
}

/** Adds a job posting: published and open unless the body says otherwise. */
export function addJobPosting(change: Change, body: z.output<typeof jobPostingBodySchema>): Promise<JobPosting> {
  const { status, publishAt, slug, validThrough, role, responsibilities, requirements, benefits, ...texts } = body;
  return createContent(change, jobPostingKind, {
    name: body.title,
    publication: { status, publishAt },
    values: async (tx) => ({
      ...texts,
      ...(await freeSlug(tx, jobPostings, { slug, name: body.title })),
      validThrough: dayOf(validThrough) ?? null,
      role: role ?? [],
      responsibilities: responsibilities ?? [],
      requirements: requirements ?? [],
      benefits: benefits ?? [],
    }),
  });
}

/**
 * Changes a job posting, or closes and opens it. Its address stays unless the body gives another.
 * @throws 404, or 409 after a stale `version`
 */
export function editJobPosting(
  change: Change,
  id: string,
  { version, status, publishAt, slug, validThrough, ...body }: z.output<typeof jobPostingUpdateSchema>,
): Promise<JobPosting> {
  return updateContent(change, jobPostingKind, id, {
    version,
    name: body.title,
    publication: { status, publishAt },
    values: {
      ...body,
      ...(slug !== undefined && { slug, slugKey: slugKey(slug) }),
      ...(validThrough !== undefined && { validThrough: dayOf(validThrough) }),
    },
  });
}

/** Moves a job posting to the trash. Applications to it stay. */
export function deleteJobPosting(change: Change, id: string): Promise<void> {
  return trashContent(change, jobPostingKind, id);
}
