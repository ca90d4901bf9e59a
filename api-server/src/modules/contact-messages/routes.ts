import { contact, deleteContactMessage, fetchContactMessages, updateContactMessage } from 'api-client';
import { contactMessageCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { auditReading } from '../../audit';
import { EDITORS } from '../../auth/viewer';
import { route } from '../../contract/route';
import { listFieldsOf } from '../../pagination/list-page';
import { callerOf } from 'http-edge';
import { changeContactMessage } from './change';
import { deleteMessage } from './remove';
import { listContactMessages, toContactMessage } from './repository';
import { RECEIVED, sendContactMessage } from './send';

/** The contact form and its inbox. */
export async function contactMessageRoutes(app: FastifyInstance): Promise<void> {
  route(app, contact, contactMessageCalls.contact, async ({ services, body, request }) => ({
    success: true as const,
    message: RECEIVED,
    reference: await sendContactMessage(services, body, callerOf(request.ip)),
  }));
  route(
    app,
    fetchContactMessages,
    contactMessageCalls.fetchContactMessages,
    async ({ services, query, viewer, request }) => {
      const page = await listContactMessages(services.db, query);
      const reading = { at: services.clock.now(), actor: viewer, requestId: request.id };
      const read = page.rows.map(({ id, reference }) => ({ id, title: reference }));
      await auditReading(services.db, { ...reading, collection: 'contact-messages' }, read);
      return { success: true as const, contactMessages: page.rows.map(toContactMessage), ...listFieldsOf(page) };
    },
    { roles: EDITORS },
  );
  route(
    app,
    updateContactMessage,
    contactMessageCalls.updateContactMessage,
    async (call) => ({
      success: true as const,
      message: 'Message updated successfully',
      contactMessage: await changeContactMessage(call, call.params.id, call.body),
    }),
    { roles: EDITORS },
  );
  route(
    app,
    deleteContactMessage,
    contactMessageCalls.deleteContactMessage,
    async (call) => {
      await deleteMessage(call, call.params.id);
      return { success: true as const, message: 'Message deleted successfully' };
    },
    { roles: EDITORS },
  );
}
