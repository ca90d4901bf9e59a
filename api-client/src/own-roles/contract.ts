import { contract, del, get, post, put } from '../contract/contract';
import { OWNERS } from '../roles';
import type { ownRoleCalls } from './schemas';

const changes = ['own-roles', 'admins', 'audit'];

/** The roles that owners make, as sets of rights, beside those of every site. */
export const { fetchOwnRoles, createOwnRole, updateOwnRole, deleteOwnRole } = contract<typeof ownRoleCalls>()({
  fetchOwnRoles: get('/roles', OWNERS, { field: 'roles', tags: ['own-roles', 'admins'] }),
  createOwnRole: post('/roles', OWNERS, { changes }),
  /** Takes effect at once for everyone who has it. */
  updateOwnRole: put('/roles/:id', OWNERS, { changes }),
  /** 409 while people have it, or are invited with it. */
  deleteOwnRole: del('/roles/:id', OWNERS, { changes }),
});
