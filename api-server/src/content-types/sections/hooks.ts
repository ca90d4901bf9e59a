import { pageSectionBodySchema } from 'api-client/schemas';
import { withIds } from '../../content/part-ids';
import { showPlainRichText, storePlainRichText } from '../../content/stored-rich-text';
import { fieldErrors } from '../../contract/validation';
import type { HooksOf } from '../served-content-type';
import { orderRoutes } from './order';

/** The kinds with the same rules on every page; older kinds may have fewer fields on the home page. */
const ALIKE: ReadonlySet<string | undefined> = new Set(['picture', 'cards', 'quotes', 'video', 'products', 'chart']);

/** Sections of the kind `text` have rich text; the others have plain text. */
export const sectionHooks: HooksOf<'sections'> = {
  summaries: {
    list: 'List the sections of the home and about pages',
    create: 'Create a section of the home or about page',
  },
  derive: (rows) => rows.map((row) => (row.kind === 'text' ? { text: showPlainRichText(row.text, row) } : {})),
  isIndependent: true,
  beforeSave: async (tx, { change, body, before }) => {
    const isRich = (body.kind ?? before?.kind) === 'text';
    return {
      ...(isRich && (await storePlainRichText(tx, body.text ?? before?.text ?? ''))),
      ...(body.items && { items: withIds(body.items, before?.items ?? [], change.services.clock.now()) }),
    };
  },
  missing: ({ _id, ...section }) => {
    if (!ALIKE.has(section.kind)) return [];
    const { error } = pageSectionBodySchema.safeParse(section);
    return error ? fieldErrors(error) : [];
  },
  routes: orderRoutes,
};
