import { adminCalls } from './admins';
import { apiTokenCalls } from './api-tokens';
import { auditCalls } from './audit';
import { authCalls } from './auth';
import { careerBannerCalls } from './career-banner';
import { contentCalls } from './content';
import { contactMessageCalls } from './contact-messages';
import { contentSearchCalls } from './content-search';
import { dashboardCalls } from './dashboard';
import { formerAddressCalls } from './former-addresses';
import { jobApplicationCalls } from './job-applications';
import { mediaCalls } from './media';
import { overrideCalls } from './overrides';
import { versionPreviewCalls } from './version-previews';
import { peopleDataCalls } from './people-data';
import { presenceCalls } from './presence';
import { previewLinkCalls } from './preview-links';
import { revisionCalls } from './revisions';
import { searchCalls } from './search';
import { secondStepCalls } from './second-step';
import { siteSettingsCalls } from './site-settings';
import { siteStatusCalls } from './site-status';
import { subscriptionCalls } from './subscriptions';
import { telemetryCalls } from './telemetry';
import { importExportCalls } from './import-export';
import { trashCalls } from './trash';
import { unsentEmailCalls } from './unsent-emails';
import { visitCalls } from './visits';
import { webhookCalls } from './webhooks';

/** The schemas of every call of `/api/v1`, by operation id: `calls[endpoint.id]`. */
export const calls = {
  ...adminCalls,
  ...apiTokenCalls,
  ...auditCalls,
  ...authCalls,
  ...careerBannerCalls,
  ...contentCalls,
  ...contactMessageCalls,
  ...contentSearchCalls,
  ...dashboardCalls,
  ...formerAddressCalls,
  ...jobApplicationCalls,
  ...mediaCalls,
  ...overrideCalls,
  ...versionPreviewCalls,
  ...peopleDataCalls,
  ...presenceCalls,
  ...previewLinkCalls,
  ...revisionCalls,
  ...searchCalls,
  ...secondStepCalls,
  ...siteSettingsCalls,
  ...siteStatusCalls,
  ...subscriptionCalls,
  ...telemetryCalls,
  ...importExportCalls,
  ...trashCalls,
  ...unsentEmailCalls,
  ...visitCalls,
  ...webhookCalls,
};

export type CallId = keyof typeof calls;
