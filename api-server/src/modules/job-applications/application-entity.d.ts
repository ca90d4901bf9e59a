import type { JobApplication } from 'api-client';
import type { jobApplications } from '../../database/schema';
export type ApplicationRow = typeof jobApplications.$inferSelect;
/** An application as the contract shows it. */
export declare function toJobApplication(row: ApplicationRow): JobApplication;
