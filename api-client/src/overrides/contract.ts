import { contract, post } from '../contract/contract';
import { ANY_ADMIN } from '../roles';
import type { overrideCalls } from './schemas';

export const { grantOverride } = contract<typeof overrideCalls>()({
  /**
   * Allows this browser to load one remote from one address, for 15 minutes or until its session ends: the answer sets
   * the cookie `override-grant`, which the site's server compares with `?mf.<remote>=<address>`.
   */
  grantOverride: post('/auth/override-grants', ANY_ADMIN),
});
