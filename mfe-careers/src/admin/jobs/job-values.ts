import type { JobPosting, JobPostingBody } from 'api-client';
import { publicationBody, publicationValues, type PublicationValues } from 'admin-kit';

/** A job as its form holds it: lists are texts with one entry a line. */
export interface JobValues extends PublicationValues {
  title: string;
  location: string;
  /** Separated by commas. */
  role: string;
  department: string;
  employmentType: string;
  workplaceType: string;
  salaryRange: string;
  detail: string;
  responsibilities: string;
  requirements: string;
  benefits: string;
  /** As a date field writes it; empty for none. */
  validThrough: string;
  state: 'open' | 'closed';
}

function parts(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The values of a job for its form; those of an empty one without. */
export function toJobValues(job?: JobPosting): JobValues {
  return {
    title: job?.title ?? '',
    location: job?.location ?? '',
    role: job?.role.join(', ') ?? '',
    department: job?.department ?? '',
    employmentType: job?.employmentType ?? '',
    workplaceType: job?.workplaceType ?? '',
    salaryRange: job?.salaryRange ?? '',
    detail: job?.detail ?? '',
    responsibilities: job?.responsibilities.join('\n') ?? '',
    requirements: job?.requirements.join('\n') ?? '',
    benefits: job?.benefits.join('\n') ?? '',
    validThrough: job?.validThrough?.slice(0, 10) ?? '',
    state: job?.state ?? 'open',
    ...publicationValues(job),
  };
}

/** A copy of a job to start a new one from: open, and a draft until somebody has looked at it. */
export function toCopyValues(job: JobPosting): JobValues {
  return {
    ...toJobValues(job),
    title: `${job.title} (copy)`,
    validThrough: '',
    state: 'open',
    status: 'draft',
    publishAt: '',
  };
}

/** What the form's values say to the server. */
export function toJobBody(values: JobValues): JobPostingBody {
  const { role, responsibilities, requirements, benefits, validThrough, status, publishAt, ...texts } = values;
  return {
    ...texts,
    role: parts(role, /,/),
    responsibilities: parts(responsibilities, /\n/),
    requirements: parts(requirements, /\n/),
    benefits: parts(benefits, /\n/),
    validThrough: validThrough || null,
    ...publicationBody({ status, publishAt }),
  };
}

/** The job as visitors would see it, for the preview. */
export function toPreviewJob(values: JobValues, now: string): JobPosting {
  const { role, responsibilities, requirements, benefits, validThrough } = toJobBody(values);
  return {
    ...values,
    _id: 'preview',
    slug: 'preview',
    role: role ?? [],
    responsibilities: responsibilities ?? [],
    requirements: requirements ?? [],
    benefits: benefits ?? [],
    validThrough: validThrough ?? null,
    publishAt: null,
    createdAt: now,
    updatedAt: now,
    version: 0,
  };
}
