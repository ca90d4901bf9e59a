import type { ContentListQuery, SectionPage } from 'api-client';
import { and, eq } from 'drizzle-orm';
import { EDITORS, type Viewer } from '../../auth/viewer';
import { withStatus } from '../../content/visibility';
import { sections } from '../../database/schema';
import { listFieldsOf, listPage } from '../../listing/list-page';
import { orderOf } from '../../listing/order';
import type { ReadQuery } from '../../listing/read-query';
import { matching } from '../../listing/search-pattern';
import type { Services } from '../../services';
import { sectionsInOrder, sectionsOf, toSection } from './repository';

type SectionQuery = ReadQuery<ContentListQuery> & { page?: SectionPage | undefined };

/** The sections of the home and the about page, in order; hidden ones only where an editor asks by `status`. */
export async function listSections({ db, clock }: Services, query: SectionQuery, viewer: Viewer | undefined) {
  const now = clock.now();
  const { page: pageName, ...list } = query;
  const where = and(
    withStatus(sections, list.status, viewer, EDITORS, now),
    list.status === undefined ? eq(sections.visible, true) : undefined,
    pageName && eq(sections.page, pageName),
    matching(list.search, [sections.heading, sections.text]),
  );
  const page = await listPage(sectionsOf(db), orderOf(sections, list.sort, sectionsInOrder), where, list);
  return { sections: page.rows.map((row) => toSection(row, now)), ...listFieldsOf(page) };
}
