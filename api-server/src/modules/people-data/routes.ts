import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { auditChange } from '../../audit';
import { route } from '../../contract/route';
import { emailKey } from '../../text/fold';
import { zipped } from './archive';
import { erasePerson } from './erase';
import { personFiles } from './export';
import { findPerson } from './person';
import type { Change } from '../../services';

/** Records in the audit log that an owner reads a person's data, with a pseudonym instead of the address. */
async function auditLook(change: Change, action: string, email: string): Promise<void> {
  const { db, keys } = change.services;
  await auditChange(db, change, {
    action,
    collection: 'people-data',
    entityId: keys.pseudonym('people', emailKey(email)),
  });
}

/** A person's data: to read, export and erase. For owners. */
export async function peopleDataRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'findPersonData', { summary: "Find a person's data", secret: true }, async (call) => {
    await auditLook(call, 'find', call.body.email);
    return { person: await findPerson(call.services, call.body.email) };
  });

  route(app, 'exportPersonData', { summary: "Export a person's data", raw: true }, async (call) => {
    const { services, body, reply } = call;
    const person = await findPerson(services, body.email);
    await auditLook(call, 'export', body.email);
    return reply
      .type('application/zip')
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="personal-data.zip"')
      .send(Readable.from(zipped(personFiles(services, person))));
  });

  route(app, 'erasePersonData', { summary: "Erase a person's data" }, async (call) => ({
    message: 'Personal data erased successfully',
    report: await erasePerson(call, call.body.email),
  }));
}
