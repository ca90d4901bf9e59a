import type { FastifyPluginAsync } from 'fastify';
import { adminRoutes } from './admins/routes';
import { apiTokenRoutes } from './api-tokens/routes';
import { auditRoutes } from './audit/routes';
import { newsletterRoutes } from './newsletter/routes';
import { openidRoutes } from './auth/openid-connect/routes';
import { accountRoutes } from './auth/account-routes';
import { secondStepRoutes } from './auth/second-step/routes';
import { overrideRoutes } from './auth/override-routes';
import { sessionRoutes } from './auth/session-routes';
import { careerBannerRoutes } from './career-banner/routes';
import { collectionRoutes } from '../content-types/collections/routes';
import { contentTypeRoutes } from '../content-types/routes';
import { contactMessageRoutes } from './contact-messages/routes';
import { contentSearchRoutes } from './content-search/routes';
import { dashboardRoutes } from './dashboard/routes';
import { deliveryRoutes } from './delivery/routes';
import { fileRoutes } from './files/routes';
import { formerAddressRoutes } from './former-addresses/routes';
import { seoRoutes } from './seo/routes';
import { jobApplicationRoutes } from './job-applications/routes';
import { recruitingRoutes } from './job-applications/recruiting-routes';
import { mediaRoutes } from './media/routes';
import { menuRoutes } from './menus/routes';
import { ownRoleRoutes } from './own-roles/routes';
import { pageDraftRoutes } from './page-drafts/routes';
import { pendingChangeRoutes } from './pending-changes/routes';
import { peopleDataRoutes } from './people-data/routes';
import { presenceRoutes } from './presence/routes';
import { previewLinkRoutes } from './preview-links/routes';
import { releaseRoutes } from './releases/routes';
import { reportRoutes } from './reports/routes';
import { reviewCommentRoutes } from './reviews/comment-routes';
import { reviewRoutes } from './reviews/routes';
import { revisionRoutes } from './revisions/routes';
import { savedFilterRoutes } from './saved-filters/routes';
import { searchRoutes } from './search/routes';
import { siteSettingsRoutes } from './site-settings/routes';
import { siteStatusRoutes } from './site-status/routes';
import { subscriptionRoutes } from './subscriptions/routes';
import { teamStatementRoutes } from './team-statements/routes';
import { telemetryRoutes } from './telemetry/routes';
import { importExportRoutes } from './import-export/routes';
import { translationRoutes } from './translations/routes';
import { trashRoutes } from './trash/routes';
import { unsavedChangesRoutes } from './unsaved-changes/routes';
import { unsentEmailRoutes } from './unsent-emails/routes';
import { uploadRoutes } from './uploads/routes';
import { visitRoutes } from './visits/routes';
import { webhookRoutes } from './webhooks/routes';

export const modules: FastifyPluginAsync[] = [
  accountRoutes,
  adminRoutes,
  apiTokenRoutes,
  auditRoutes,
  careerBannerRoutes,
  contactMessageRoutes,
  collectionRoutes,
  contentTypeRoutes,
  contentSearchRoutes,
  dashboardRoutes,
  deliveryRoutes,
  fileRoutes,
  formerAddressRoutes,
  seoRoutes,
  jobApplicationRoutes,
  recruitingRoutes,
  mediaRoutes,
  menuRoutes,
  newsletterRoutes,
  openidRoutes,
  overrideRoutes,
  ownRoleRoutes,
  pageDraftRoutes,
  pendingChangeRoutes,
  peopleDataRoutes,
  presenceRoutes,
  previewLinkRoutes,
  releaseRoutes,
  reportRoutes,
  reviewCommentRoutes,
  reviewRoutes,
  revisionRoutes,
  savedFilterRoutes,
  searchRoutes,
  secondStepRoutes,
  sessionRoutes,
  siteSettingsRoutes,
  siteStatusRoutes,
  subscriptionRoutes,
  teamStatementRoutes,
  telemetryRoutes,
  importExportRoutes,
  translationRoutes,
  trashRoutes,
  unsavedChangesRoutes,
  unsentEmailRoutes,
  uploadRoutes,
  visitRoutes,
  webhookRoutes,
];
