import {
  AddServices,
  DeleteServices,
  EditServices,
  GetServices,
  InnerAddServices,
  InnerDeleteServices,
  InnerEditServices,
} from 'api-client';
import { serviceCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { EDITORS } from '../../auth/viewer';
import { route } from '../../contract/route';
import { listServices } from './service';
import {
  addInnerService,
  addService,
  deleteInnerService,
  deleteService,
  updateInnerService,
  updateService,
} from './writes';

const done = (message: string) => ({ success: true as const, message });

/** Services with their inner services (api.md). */
export async function serviceRoutes(app: FastifyInstance): Promise<void> {
  route(app, GetServices, serviceCalls.GetServices, async ({ services, query, viewer }) => ({
    success: true as const,
    ...(await listServices(services, query, viewer)),
  }));

  route(
    app,
    AddServices,
    serviceCalls.AddServices,
    async ({ body, ...change }) => ({ ...done('Service added successfully'), service: await addService(change, body) }),
    { roles: EDITORS, status: 201 },
  );
  route(
    app,
    EditServices,
    serviceCalls.EditServices,
    async ({ params, body, ...change }) => ({
      ...done('Service updated successfully'),
      service: await updateService(change, params.id, body),
    }),
    { roles: EDITORS },
  );
  route(
    app,
    DeleteServices,
    serviceCalls.DeleteServices,
    async ({ params, ...change }) => {
      await deleteService(change, params.id);
      return done('Service deleted successfully');
    },
    { roles: EDITORS },
  );

  route(
    app,
    InnerAddServices,
    serviceCalls.InnerAddServices,
    async ({ params, body, ...change }) => ({
      ...done('Service added successfully'),
      service: await addInnerService(change, params.id, body),
    }),
    { roles: EDITORS, status: 201 },
  );
  route(
    app,
    InnerEditServices,
    serviceCalls.InnerEditServices,
    async ({ params, body, ...change }) => ({
      ...done('Service updated successfully'),
      service: await updateInnerService(change, params.id, params.innerId, body),
    }),
    { roles: EDITORS },
  );
  route(
    app,
    InnerDeleteServices,
    serviceCalls.InnerDeleteServices,
    async ({ params, ...change }) => {
      await deleteInnerService(change, params.id, params.innerId);
      return done('Service deleted successfully');
    },
    { roles: EDITORS },
  );
}
