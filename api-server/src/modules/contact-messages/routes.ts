import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { auditChange, auditReading } from '../../audit';
import { localeOf } from '../../content/site-languages';
import { route } from '../../contract/route';
import { listFieldsOf } from '../../pagination/list-page';
import { callerOf } from 'http-edge';
import { changeContactMessage } from './change';
import { listDesks, updateDesks } from './desks';
import { messagesCsv } from './export';
import { deleteMessage } from './remove';
import { toContactMessages } from './message-entity';
import { listOwners } from './owners';
import { listContactMessages } from './repository';
import { RECEIVED, sendContactMessage } from './send';

export async function contactMessageRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'contact', { summary: 'Send a contact message' }, async ({ services, query, body, request }) => ({
    message: RECEIVED,
    reference: await sendContactMessage(services, body, callerOf(request.ip), localeOf(services.config, query.locale)),
  }));
  route(
    app,
    'fetchContactMessages',
    { summary: 'List the contact messages' },
    async ({ services, query, viewer, request }) => {
      const reading = { at: services.clock.now(), actor: viewer, requestId: request.id };
      const page = await listContactMessages(services.db, viewer, query, reading.at);
      const read = page.rows.map(({ id, reference }) => ({ id, title: reference }));
      await auditReading(services.db, { ...reading, collection: 'contact-messages' }, read);
      return { contactMessages: await toContactMessages(services.db, page.rows, reading.at), ...listFieldsOf(page) };
    },
  );
  route(
    app,
    'updateContactMessage',
    { summary: 'Change the state, the owner or the reminder of a contact message' },
    async (call) => ({
      message: 'Message updated successfully',
      contactMessage: await changeContactMessage(call, call.params.id, call.body),
    }),
  );
  route(app, 'deleteContactMessage', { summary: 'Delete a contact message' }, async (call) => {
    await deleteMessage(call, call.params.id);
    return { message: 'Message deleted successfully' };
  });
  route(
    app,
    'exportContactMessages',
    { summary: 'Export the contact messages as CSV', raw: true },
    async ({ query, reply, ...change }) => {
      const { db, clock } = change.services;
      await auditChange(db, change, { action: 'export', collection: 'contact-messages' });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="messages.csv"')
        .send(Readable.from(messagesCsv(db, change.viewer, query, clock.now())));
    },
  );
  route(app, 'fetchMessageOwners', { summary: 'List the possible owners of a message' }, async ({ services }) => ({
    owners: await listOwners(services.db),
  }));
  route(app, 'fetchMessageDesks', { summary: 'List the desks of the contact form' }, async ({ services }) => ({
    desks: await listDesks(services.db),
  }));
  route(app, 'updateMessageDesks', { summary: 'Change the desks of the contact form' }, async (call) => {
    await updateDesks(call, call.body.desks);
    return { message: 'Message desks updated successfully' };
  });
}
