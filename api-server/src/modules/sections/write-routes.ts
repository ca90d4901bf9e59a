import { AddSection, DeleteSection, EditSection, orderSections as orderSectionsCall } from 'api-client';
import { sectionCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { EDITORS } from '../../auth/viewer';
import { done } from '../../content/done';
import { route } from '../../contract/route';
import { addSection, editSection, orderSections, removeSection } from './writes';

/** Writing the sections of the pages, for editors (api.md, Administration). */
export function sectionWriteRoutes(app: FastifyInstance): void {
  route(
    app,
    AddSection,
    sectionCalls.AddSection,
    async ({ body, ...change }) => ({ ...done('Section added successfully'), section: await addSection(change, body) }),
    { roles: EDITORS, status: 201 },
  );
  route(
    app,
    orderSectionsCall,
    sectionCalls.orderSections,
    async ({ body, ...change }) => ({
      ...done('Order saved successfully'),
      sections: await orderSections(change, body),
    }),
    { roles: EDITORS },
  );
  route(
    app,
    EditSection,
    sectionCalls.EditSection,
    async ({ params, body, ...change }) => ({
      ...done('Section updated successfully'),
      section: await editSection(change, params.id, body),
    }),
    { roles: EDITORS },
  );
  route(
    app,
    DeleteSection,
    sectionCalls.DeleteSection,
    async ({ params, ...change }) => {
      await removeSection(change, params.id);
      return done('Section deleted successfully');
    },
    { roles: EDITORS },
  );
}
