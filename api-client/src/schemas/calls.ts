import { adminCalls } from './admins';
import { auditCalls } from './audit';
import { authCalls } from './auth';
import { careerBannerCalls } from './career-banner';
import {
  blogSchemas,
  categoryCalls,
  clientSchemas,
  feedbackSchemas,
  innerServiceCalls,
  jobPostingSchemas,
  newsSchemas,
  orderCalls,
  productSchemas,
  reactionCalls,
  sectionSchemas,
  sectorSchemas,
  serviceSchemas,
  subsectorSchemas,
} from './content';
import { contactMessageCalls } from './contact-messages';
import { dashboardCalls } from './dashboard';
import { jobApplicationCalls } from './job-applications';
import { mediaCalls } from './media';
import { overrideCalls } from './overrides';
import { peopleDataCalls } from './people-data';
import { revisionCalls } from './revisions';
import { searchCalls } from './search';
import { secondStepCalls } from './second-step';
import { siteSettingsCalls } from './site-settings';
import { telemetryCalls } from './telemetry';
import { importExportCalls } from './import-export';
import { trashCalls } from './trash';

/** The schemas of every call of `/api/v1`, by operation id: `calls[endpoint.id]`. */
export const calls = {
  ...adminCalls,
  ...auditCalls,
  ...authCalls,
  ...blogSchemas.calls,
  ...reactionCalls,
  ...careerBannerCalls,
  ...clientSchemas.calls,
  ...contactMessageCalls,
  ...dashboardCalls,
  ...feedbackSchemas.calls,
  ...jobApplicationCalls,
  ...jobPostingSchemas.calls,
  ...mediaCalls,
  ...newsSchemas.calls,
  ...overrideCalls,
  ...peopleDataCalls,
  ...productSchemas.calls,
  ...categoryCalls,
  ...revisionCalls,
  ...searchCalls,
  ...secondStepCalls,
  ...sectionSchemas.calls,
  ...orderCalls,
  ...sectorSchemas.calls,
  ...serviceSchemas.calls,
  ...innerServiceCalls,
  ...siteSettingsCalls,
  ...subsectorSchemas.calls,
  ...telemetryCalls,
  ...importExportCalls,
  ...trashCalls,
};

export type CallId = keyof typeof calls;
