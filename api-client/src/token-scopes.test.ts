import * as contract from './index';
import { takesApiTokens } from './token-scopes';

const endpoints = Object.values(contract).flatMap((value) =>
  typeof value === 'object' && 'path' in value && 'id' in value ? [value] : [],
);

it('defines for every noun of the contract whether tokens may use it: a new noun requires a person until it is listed', () => {
  const nouns = endpoints
    .filter((one) => !takesApiTokens(one))
    .map(({ path }) => path.split('/').slice(0, 2).join('/'));
  expect([...new Set(nouns)].sort()).toEqual([
    '/admins',
    '/api-tokens',
    '/audit',
    '/auth',
    '/contact',
    '/contact-messages',
    '/contact-messages.csv',
    '/job-applications',
    '/job-applications.csv',
    '/job-postings',
    '/live-previews',
    '/message-desks',
    '/message-owners',
    '/newsletter',
    '/page-drafts',
    '/people-data',
    '/presence',
    '/preview-links',
    '/previews',
    '/recruiters',
    '/releases',
    '/reports',
    '/reviewers',
    '/reviews',
    '/roles',
    '/saved-filters',
    '/site',
    '/state-mails',
    '/subscriptions',
    '/subscriptions.csv',
    '/telemetry',
    '/translations',
    '/unsaved-changes',
    '/unsent-emails',
    '/webhooks',
  ]);
});
