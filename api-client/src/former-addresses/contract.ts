import { contract, del, get, post } from '../contract/contract';
import { EVERYONE, OWNERS } from '../roles';
import type { formerAddressCalls } from './schemas';

export const { findFormerAddress, reportMissingAddresses, fetchMissingAddresses, dismissMissingAddress } = contract<
  typeof formerAddressCalls
>()({
  /** Where something is now that was at a path before, or where an owner's redirect leads. */
  findFormerAddress: get('/former-addresses', EVERYONE, { field: 'to' }),
  /** Counts pages that were asked for and are not there. The site's servers send it. */
  reportMissingAddresses: post('/missing-addresses', EVERYONE, { shape: 'empty' }),
  /** Those asked for most first. */
  fetchMissingAddresses: get('/missing-addresses', OWNERS, {
    field: 'addresses',
    tags: ['missing-addresses', 'redirects'],
  }),
  dismissMissingAddress: del('/missing-addresses/:id', OWNERS, { changes: ['missing-addresses', 'audit'] }),
});
