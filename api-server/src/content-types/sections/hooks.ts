import type { sectionSchemas } from 'api-client/schemas';
import { showPlainRichText, storePlainRichText } from '../../content/stored-rich-text';
import type { sections } from '../../database/schema';
import type { HooksOf } from '../served';
import { orderRoutes } from './order';

/** Sections of the kind `text` show their text as rich text; the others write it out letter by letter. */
export const sectionHooks: HooksOf<typeof sections, typeof sectionSchemas> = {
  derive: (rows) => rows.map((row) => (row.kind === 'text' ? { text: showPlainRichText(row.text, row) } : {})),
  beforeSave: (_tx, { body, before }) =>
    (body.kind ?? before?.kind) === 'text' ? storePlainRichText(body.text ?? before?.text ?? '') : {},
  routes: orderRoutes,
};
