import { jobPostingUpdateSchema, serviceUpdateSchema } from 'api-client/schemas';
import { RECRUITERS } from '../auth/viewer';
import { registered, type RegisteredKind } from '../content/registered-kind';
import { registeredCareerBanner } from './career-banner/registered';
import { jobPostingKind } from './job-postings/kind';
import { editJobPosting } from './job-postings/writes';
import { serviceKind } from './services/kind';
import { updateService } from './services/writes';

/** Every kind of content that has a history and a trash, one line each. */
export const contentKinds: readonly RegisteredKind[] = [
  registered(jobPostingKind, { schema: jobPostingUpdateSchema, change: editJobPosting }, RECRUITERS),
  registeredCareerBanner,
  registered(serviceKind, { schema: serviceUpdateSchema, change: updateService }),
];
