import type { FastifyInstance } from 'fastify';
import { auditReading } from '../../audit';
import { route } from '../../contract/route';
import { listFieldsOf } from '../../pagination/list-page';
import { callerOf } from 'http-edge';
import { changeContactMessage } from './change';
import { deleteMessage } from './remove';
import { listContactMessages, toContactMessage } from './repository';
import { RECEIVED, sendContactMessage } from './send';

export async function contactMessageRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'contact', { summary: 'Send a contact message' }, async ({ services, body, request }) => ({
    message: RECEIVED,
    reference: await sendContactMessage(services, body, callerOf(request.ip)),
  }));
  route(
    app,
    'fetchContactMessages',
    { summary: 'List the contact messages' },
    async ({ services, query, viewer, request }) => {
      const page = await listContactMessages(services.db, query);
      const reading = { at: services.clock.now(), actor: viewer, requestId: request.id };
      const read = page.rows.map(({ id, reference }) => ({ id, title: reference }));
      await auditReading(services.db, { ...reading, collection: 'contact-messages' }, read);
      return { contactMessages: page.rows.map(toContactMessage), ...listFieldsOf(page) };
    },
  );
  route(app, 'updateContactMessage', { summary: 'Change the state of a contact message' }, async (call) => ({
    message: 'Message updated successfully',
    contactMessage: await changeContactMessage(call, call.params.id, call.body),
  }));
  route(app, 'deleteContactMessage', { summary: 'Delete a contact message' }, async (call) => {
    await deleteMessage(call, call.params.id);
    return { message: 'Message deleted successfully' };
  });
}
