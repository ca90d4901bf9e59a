import type { HooksOf } from '../served-content-type';
import { showSections, storeSections } from '../../content/stored-sections';

/** Sections of the kind `text` have rich text. */
export const pageHooks: HooksOf<'pages'> = {
  summaries: {
    list: 'List the pages of sections',
    one: 'Get a page of sections',
    create: 'Create a page of sections',
    update: 'Change a page of sections',
    delete: 'Delete a page of sections',
  },
  derive: (rows) => rows.map((row) => ({ sections: showSections(row.sections, row) })),
  isIndependent: true,
  beforeSave: (tx, { change, body, before }) =>
    body.sections || !before
      ? storeSections(tx, body.sections ?? [], before?.sections ?? [], change.services.clock.now())
      : {},
};
