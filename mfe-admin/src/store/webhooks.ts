import {
  createWebhook,
  deleteWebhook,
  fetchWebhookDeliveries,
  fetchWebhooks,
  renewWebhookSecret,
  resendWebhookDelivery,
  testWebhook,
  updateWebhook,
} from 'api-client';
import { change, readAnswer, readItems, siteApi } from 'shared-store';

/** Other systems that are told of changes, and what was sent to them. */
export const {
  useWebhooksQuery,
  useWebhookCreateMutation,
  useWebhookUpdateMutation,
  useWebhookDeleteMutation,
  useWebhookRenewSecretMutation,
  useWebhookTestMutation,
  useWebhookDeliveriesQuery,
  useWebhookResendMutation,
} = siteApi.injectEndpoints({
  endpoints: (build) => ({
    webhooks: readItems(build, fetchWebhooks, ['webhooks']),
    webhookCreate: change(build, createWebhook, ['webhooks', 'audit']),
    webhookUpdate: change(build, updateWebhook, ['webhooks', 'audit']),
    webhookDelete: change(build, deleteWebhook, ['webhooks', 'audit']),
    webhookRenewSecret: change(build, renewWebhookSecret, ['audit']),
    webhookTest: change(build, testWebhook, ['webhooks']),
    webhookDeliveries: readAnswer(build, fetchWebhookDeliveries, ['webhooks']),
    webhookResend: change(build, resendWebhookDelivery, ['webhooks', 'audit']),
  }),
});
