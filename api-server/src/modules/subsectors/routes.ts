import { AddSubsector, DeleteSubsector, EditSubsector, fetchSubsector, fetchSubsectors } from 'api-client';
import { subsectorCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { EDITORS } from '../../auth/viewer';
import { route } from '../../contract/route';
import { getSubsector, listSubsectors } from './service';
import { addSubsector, deleteSubsector, updateSubsector } from './writes';

const done = (message: string) => ({ success: true as const, message });

export async function subsectorRoutes(app: FastifyInstance): Promise<void> {
  route(app, fetchSubsectors, subsectorCalls.fetchSubsectors, async ({ services, query, viewer }) => ({
    success: true as const,
    ...(await listSubsectors(services, query, viewer)),
  }));
  route(app, fetchSubsector, subsectorCalls.fetchSubsector, async ({ services, params, viewer }) => ({
    success: true as const,
    subsector: await getSubsector(services, params.id, viewer),
  }));

  route(
    app,
    AddSubsector,
    subsectorCalls.AddSubsector,
    async ({ body, ...change }) => ({
      ...done('Subsector added successfully'),
      subsector: await addSubsector(change, body),
    }),
    { roles: EDITORS, status: 201 },
  );
  route(
    app,
    EditSubsector,
    subsectorCalls.EditSubsector,
    async ({ params, body, ...change }) => ({
      ...done('Subsector updated successfully'),
      subsector: await updateSubsector(change, params.id, body),
    }),
    { roles: EDITORS },
  );
  route(
    app,
    DeleteSubsector,
    subsectorCalls.DeleteSubsector,
    async ({ params, ...change }) => {
      await deleteSubsector(change, params.id);
      return done('Subsector deleted successfully');
    },
    { roles: EDITORS },
  );
}
