import { contract, del, get, post } from '../contract/contract';
import { EVERYONE, OWNERS } from '../roles';
import { contentTags } from '../tags';
import type { formerAddressCalls } from './schemas';

export const { findFormerAddress, reportMissingAddresses, fetchMissingAddresses, dismissMissingAddress } = contract<
  typeof formerAddressCalls
>()({
  /** The current address of a page that moved from a path, or the target of an owner's redirect. */
  findFormerAddress: get('/former-addresses', EVERYONE, { field: 'to' }),
  /** Counts requests for pages that do not exist. The site's servers send it. */
  reportMissingAddresses: post('/missing-addresses', EVERYONE, { shape: 'empty' }),
  /** Most requested first. */
  fetchMissingAddresses: get('/missing-addresses', OWNERS, {
    field: 'addresses',
    tags: ['missing-addresses', ...contentTags('redirects')],
  }),
  dismissMissingAddress: del('/missing-addresses/:id', OWNERS, { changes: ['missing-addresses', 'audit'] }),
});
