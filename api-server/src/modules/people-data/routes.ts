import { Readable } from 'node:stream';
import { erasePersonData, exportPersonData, findPersonData } from 'api-client';
import { peopleDataCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../audit';
import { OWNERS } from '../../auth/viewer';
import type { Change } from '../../content/change';
import { route } from '../../contract/route';
import { emailKey } from '../../text/fold';
import { zipped } from './archive';
import { erasePerson } from './erase';
import { personFiles } from './export';
import { findPerson } from './person';

/** Records in the audit log that an owner reads a person's data, with a pseudonym instead of the address. */
async function auditLook({ services, viewer, request }: Change, action: string, email: string): Promise<void> {
  const { db, clock, keys } = services;
  await writeAudit(db, {
    ...{ at: clock.now(), actor: viewer, action, collection: 'people-data', requestId: request.id },
    entityId: keys.pseudonym('people', emailKey(email)),
  });
}

/** A person's data: to read, export and erase. For owners. */
export async function peopleDataRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    findPersonData,
    peopleDataCalls.findPersonData,
    async (call) => {
      await auditLook(call, 'find', call.body.email);
      return { success: true as const, person: await findPerson(call.services, call.body.email) };
    },
    // No copy of a person's data is stored for repeated calls.
    { roles: OWNERS, secret: true },
  );

  route(
    app,
    exportPersonData,
    peopleDataCalls.exportPersonData,
    async (call) => {
      const { services, body, reply } = call;
      const person = await findPerson(services, body.email);
      await auditLook(call, 'export', body.email);
      return reply
        .type('application/zip')
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="personal-data.zip"')
        .send(Readable.from(zipped(personFiles(services, person))));
    },
    { roles: OWNERS, raw: true },
  );

  route(
    app,
    erasePersonData,
    peopleDataCalls.erasePersonData,
    async (call) => ({
      success: true as const,
      message: 'Personal data erased successfully',
      report: await erasePerson(call, call.body.email),
    }),
    { roles: OWNERS },
  );
}
