import { endpointOf, type ContentType } from 'api-client/content-types';
import { API_PREFIX } from 'api-client';
import { getTableColumns } from 'drizzle-orm';
import { testApp } from '../../test/harness';
import { contentColumns, renderedColumns, slugColumns } from '../database/schema/columns';
import { isRendered, propertyOf } from '../database/schema/columns-of';
import { contentTypes } from '.';

const site = testApp();

/** Columns of a table that no answer has. */
const BESIDE: Readonly<Record<string, string[]>> = {
  'job-postings': ['closedAt'],
  pages: ['renderedHtml', 'renderedMark', 'words'],
  products: ['choices', 'order', 'words'],
  // Sections of the kind `text` have rich text.
  sections: ['renderedHtml', 'renderedMark'],
};

describe.each(contentTypes.map((served) => [served.type.collection, served] as const))('%s', (collection, served) => {
  const { type, table } = served;

  it('has a table of exactly its columns', () => {
    const stored = Object.entries(type.fields).filter(([, { stored: isStored }]) => isStored !== false);
    expect(Object.keys(getTableColumns(table)).sort()).toEqual(
      [
        ...Object.keys({
          ...contentColumns(),
          ...(type.search?.folded && { searched: true }),
          ...(type.slug && slugColumns()),
          ...(isRendered(type) && renderedColumns()),
        }),
        ...stored.map(([name, field]) => propertyOf(name, field)),
        ...(BESIDE[collection] ?? []),
      ].sort(),
    );
  });

  it('serves each of its calls', () => {
    for (const operation of Object.keys(type.operations) as (keyof ContentType['operations'])[]) {
      const { method, path } = endpointOf(type, operation);
      expect([path, site.app.hasRoute({ method, url: API_PREFIX + path })]).toEqual([path, true]);
    }
  });
});
