import { Addclient, Deleteclient, Editclient } from 'api-client';
import { clientCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { EDITORS } from '../../auth/viewer';
import { done } from '../../content/done';
import { route } from '../../contract/route';
import { addClient, editClient, removeClient } from './writes';

/** Writing clients, for editors (api.md, Administration). */
export function clientWriteRoutes(app: FastifyInstance): void {
  route(
    app,
    Addclient,
    clientCalls.Addclient,
    async ({ body, ...change }) => ({ ...done('Client added successfully'), client: await addClient(change, body) }),
    { roles: EDITORS, status: 201 },
  );
  route(
    app,
    Editclient,
    clientCalls.Editclient,
    async ({ params, body, ...change }) => ({
      ...done('Client updated successfully'),
      client: await editClient(change, params.id, body),
    }),
    { roles: EDITORS },
  );
  route(
    app,
    Deleteclient,
    clientCalls.Deleteclient,
    async ({ params, ...change }) => {
      await removeClient(change, params.id);
      return done('Client deleted successfully');
    },
    { roles: EDITORS },
  );
}
