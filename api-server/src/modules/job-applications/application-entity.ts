import type { JobApplication } from 'api-client';
import { entityFieldsOf } from '../../content/columns';
import type { jobApplications } from '../../database/schema';

export type ApplicationRow = typeof jobApplications.$inferSelect;

/** An application as the contract shows it. */
export function toJobApplication(row: ApplicationRow): JobApplication {
  return {
    ...entityFieldsOf(row),
    reference: row.reference,
    jobId: row.jobId,
    jobTitle: row.jobTitle,
    fullName: row.fullName,
    contactNumber: row.contactNumber,
    email: row.email,
    address: row.address,
    education: row.education,
    experience: row.experience,
    resume: row.resume,
    state: row.state,
    notes: row.notes,
    consentAt: row.consentAt.toISOString(),
    purgeAt: row.purgeAt.toISOString(),
  };
}
