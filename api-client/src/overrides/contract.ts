import { contract, post } from '../contract/contract';
import { ANY_ADMIN } from '../roles';
import type { overrideCalls } from './schemas';

export const { grantOverride } = contract<typeof overrideCalls>()({
  /**
   * Lets this browser, for 15 minutes or until its session ends, have one remote from one address: the answer sets the
   * cookie `override-grant`, which the site's server holds against `?mf.<remote>=<address>`.
   */
  grantOverride: post('/auth/override-grants', ANY_ADMIN),
});
