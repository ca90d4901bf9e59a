import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { createRole, deleteRole, listRoles, updateRole } from './own-roles';

export async function ownRoleRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'fetchOwnRoles', { summary: 'List the roles that owners made' }, async ({ services }) => ({
    roles: await listRoles(services),
  }));
  route(app, 'createOwnRole', { summary: 'Create a role', status: 201 }, async ({ body, ...change }) => ({
    message: 'Role added',
    role: await createRole(change, body),
  }));
  route(app, 'updateOwnRole', { summary: 'Change a role' }, async ({ params, body, ...change }) => ({
    message: 'Role updated',
    role: await updateRole(change, params.id, body),
  }));
  route(app, 'deleteOwnRole', { summary: 'Delete a role' }, async ({ params, ...change }) => {
    await deleteRole(change, params.id);
    return { message: 'Role deleted' };
  });
}
