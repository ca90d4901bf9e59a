import { contract, del, get, post, put } from '../contract/contract';
import { ANY_ADMIN } from '../roles';
import type { sessionCalls } from './schemas';

/** The calls of a signed-in account; those that sign in are in `auth`, because visitors do not need them at first. */
export const { checkUser, getUserInfo, logout, updateAccount, endSession } = contract<typeof sessionCalls>()({
  /** The check of the stored token (specification, section 4). */
  checkUser: post('/auth/check-user', ANY_ADMIN),
  /** With role, second step and sessions. */
  getUserInfo: get('/auth/user-info', ANY_ADMIN, { field: 'userInfo', tags: ['session'] }),
  logout: post('/auth/logout', ANY_ADMIN),
  updateAccount: put('/auth/account', ANY_ADMIN, { changes: ['session', 'admins', 'audit'] }),
  endSession: del('/auth/sessions/:id', ANY_ADMIN, { changes: ['session'] }),
});
