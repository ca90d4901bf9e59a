import { pageSectionBodySchema } from 'api-client/schemas';
import { showPlainRichText, storePlainRichText } from '../../content/stored-rich-text';
import { fieldErrors } from '../../contract/validation';
import { invalid } from '../../errors/failures';
import type { HooksOf } from '../served-content-type';
import { orderRoutes } from './order';

/** The kinds with the same rules on every page; older kinds may have fewer fields on the home page. */
const ALIKE: ReadonlySet<string | undefined> = new Set(['picture', 'cards', 'quotes', 'video', 'products', 'chart']);

/** @throws 400 naming missing fields of the section's kind */
function check({ kind, ...section }: Readonly<Record<string, unknown>> & { kind?: string | undefined }): void {
  if (!ALIKE.has(kind)) return;
  const read = pageSectionBodySchema.safeParse({ ...section, kind });
  if (!read.success) throw invalid(fieldErrors(read.error));
}

/** Sections of the kind `text` have rich text; the others have plain text. */
export const sectionHooks: HooksOf<'sections'> = {
  summaries: {
    list: 'List the sections of the home and about pages',
    create: 'Create a section of the home or about page',
  },
  derive: (rows) => rows.map((row) => (row.kind === 'text' ? { text: showPlainRichText(row.text, row) } : {})),
  beforeSave: (tx, { body, before }) => {
    check({ ...before, ...body });
    return (body.kind ?? before?.kind) === 'text' ? storePlainRichText(tx, body.text ?? before?.text ?? '') : {};
  },
  routes: orderRoutes,
};
