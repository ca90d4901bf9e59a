import { AddSector, DeleteSector, EditSector, fetchSectors } from 'api-client';
import { sectorCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { EDITORS } from '../../auth/viewer';
import { route } from '../../contract/route';
import { listSectors } from './service';
import { addSector, deleteSector, updateSector } from './writes';

const done = (message: string) => ({ success: true as const, message });

export async function sectorRoutes(app: FastifyInstance): Promise<void> {
  route(app, fetchSectors, sectorCalls.fetchSectors, async ({ services, query, viewer }) =>
    listSectors(services, query, viewer),
  );

  route(
    app,
    AddSector,
    sectorCalls.AddSector,
    async ({ body, ...change }) => ({ ...done('Sector added successfully'), sector: await addSector(change, body) }),
    { roles: EDITORS, status: 201 },
  );
  route(
    app,
    EditSector,
    sectorCalls.EditSector,
    async ({ params, body, ...change }) => ({
      ...done('Sector updated successfully'),
      sector: await updateSector(change, params.id, body),
    }),
    { roles: EDITORS },
  );
  route(
    app,
    DeleteSector,
    sectorCalls.DeleteSector,
    async ({ params, ...change }) => {
      await deleteSector(change, params.id);
      return done('Sector deleted successfully');
    },
    { roles: EDITORS },
  );
}
