import { counted } from 'api-client';
import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { storeLivePreview } from '../preview-links/live-previews';
import { draftOf, pageWith } from './draft';
import {
  deleteFromPageDraft,
  discardPageDraft,
  keepInPageDraft,
  orderPageDraft,
  publishPageDraft,
} from './page-drafts';

/** The fixed pages whose sections editors compose: each is edited, previewed and published as a whole. */
export async function pageDraftRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'fetchPageDraft', { summary: 'Get the sections of a fixed page with its changes' }, async (call) => {
    const { page } = call.params;
    const sections = (await draftOf(call.services, page)).map(({ row: _row, pending: _pending, ...one }) => one);
    return { draft: { page, sections } };
  });
  route(
    app,
    'orderPageDraft',
    { summary: 'Change the order of the sections of a fixed page without publishing it' },
    async ({ params, body, ...change }) => {
      await orderPageDraft(change, params.page, body.ids);
      return { message: 'Order saved. Visitors see it when you publish.' };
    },
  );
  route(
    app,
    'deleteFromPageDraft',
    { summary: 'Delete a section with the next publication of its page' },
    async ({ params, ...change }) => {
      await deleteFromPageDraft(change, params.page, params.id);
      return { message: 'Visitors see the section until you publish' };
    },
  );
  route(
    app,
    'keepInPageDraft',
    { summary: 'Keep a section that the next publication would delete' },
    async ({ params, ...change }) => {
      await keepInPageDraft(change, params.page, params.id);
      return { message: 'The section stays' };
    },
  );
  route(
    app,
    'previewPageDraft',
    { summary: 'Create a live preview of a fixed page', status: 201, secret: true },
    async ({ params, services }) => ({
      message: 'Preview created',
      preview: await storeLivePreview(services, 'sections', await pageWith(services, params.page)),
    }),
  );
  route(
    app,
    'publishPageDraft',
    { summary: 'Publish all changes of a fixed page' },
    async ({ params, body, ...change }) => ({
      message: `${counted(await publishPageDraft(change, params.page, body.changes), 'change')} published`,
    }),
  );
  route(app, 'discardPageDraft', { summary: 'Discard the changes of a fixed page' }, async ({ params, ...change }) => ({
    message: `${counted(await discardPageDraft(change, params.page), 'change')} discarded`,
  }));
}
