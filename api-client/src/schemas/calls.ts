import { adminCalls } from './admins';
import { auditCalls } from './audit';
import { authCalls } from './auth';
import { blogCalls } from './blogs';
import { careerBannerCalls } from './career-banner';
import { clientSchemas, feedbackSchemas } from './content';
import { contactMessageCalls } from './contact-messages';
import { dashboardCalls } from './dashboard';
import { jobApplicationCalls } from './job-applications';
import { jobPostingCalls } from './job-postings';
import { mediaCalls } from './media';
import { newsCalls } from './news';
import { overrideCalls } from './overrides';
import { peopleDataCalls } from './people-data';
import { productCalls } from './products';
import { revisionCalls } from './revisions';
import { searchCalls } from './search';
import { secondStepCalls } from './second-step';
import { sectionCalls } from './sections';
import { sectorCalls } from './sectors';
import { serviceCalls } from './services';
import { siteSettingsCalls } from './site-settings';
import { subsectorCalls } from './subsectors';
import { telemetryCalls } from './telemetry';
import { transferCalls } from './transfer';
import { trashCalls } from './trash';

/** The schemas of every call of `/api/v1`, by operation id: `calls[endpoint.id]`. */
export const calls = {
  ...adminCalls,
  ...auditCalls,
  ...authCalls,
  ...blogCalls,
  ...careerBannerCalls,
  ...clientSchemas.calls,
  ...contactMessageCalls,
  ...dashboardCalls,
  ...feedbackSchemas.calls,
  ...jobApplicationCalls,
  ...jobPostingCalls,
  ...mediaCalls,
  ...newsCalls,
  ...overrideCalls,
  ...peopleDataCalls,
  ...productCalls,
  ...revisionCalls,
  ...searchCalls,
  ...secondStepCalls,
  ...sectionCalls,
  ...sectorCalls,
  ...serviceCalls,
  ...siteSettingsCalls,
  ...subsectorCalls,
  ...telemetryCalls,
  ...transferCalls,
  ...trashCalls,
};

export type CallId = keyof typeof calls;
