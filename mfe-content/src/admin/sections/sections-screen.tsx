import { deleteFromPageDraft, keepInPageDraft, type Section } from 'api-client';
import { sections } from 'api-client/content-types';
import { ContentCollection, deletionQuestion, useContentChanges } from 'admin-kit/content';
import { useChange } from 'shared-store';
import { ButtonLink } from 'ui-kit';
import { FIXED_PAGES, fixedPagePath, PAGE_NAMES } from '../fixed-pages/fixed-pages';
import { KIND_NAMES } from './section-values';

const columns = {
  order: {
    cell: ({ page, order }: Section) => `${PAGE_NAMES[page]} ${order + 1}`,
    value: ({ page, order }: Section) => `${FIXED_PAGES.indexOf(page)} ${String(order).padStart(6, '0')}`,
  },
  heading: { cell: ({ heading }: Section) => heading },
  kind: {
    cell: ({ kind }: Section) => KIND_NAMES[kind],
    value: ({ kind }: Section) => KIND_NAMES[kind],
  },
};

/** The sections of all fixed pages, to search, export and delete them; each page is composed on its own screen. */
export function Component() {
  const changes = useContentChanges(sections);
  const [remove] = useChange(deleteFromPageDraft);
  const [keep] = useChange(keepInPageDraft);
  const paramsOf = ({ page, _id: id }: Section) => ({ params: { page, id } });
  return (
    <ContentCollection<Section>
      type={sections}
      lead="Open a page to arrange, preview and publish its sections."
      columns={columns}
      bulkActions={[]}
      deletion={{
        allowed: () => true,
        question: (items) => {
          const question = deletionQuestion(
            sections.what,
            items.map(({ heading }) => heading),
          );
          const isPublished = items.some(({ status }) => status === 'published');
          if (!isPublished) return question;
          return {
            ...question,
            warning: `Visitors see published ones until you publish their page. ${question.warning}`,
          };
        },
        each: (item) => (item.status === 'published' ? remove(paramsOf(item)).unwrap() : changes.delete(item._id)),
        undoEach: (item) => (item.status === 'published' ? keep(paramsOf(item)).unwrap() : changes.restore(item._id)),
      }}
      actions={FIXED_PAGES.map((page) => (
        <ButtonLink key={page} href={fixedPagePath(page)} variant="secondary" size="small">
          {PAGE_NAMES[page]}
        </ButtonLink>
      ))}
    />
  );
}
