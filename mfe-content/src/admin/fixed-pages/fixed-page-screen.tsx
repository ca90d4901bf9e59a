import {
  AddSection,
  counted,
  fetchPageDraft,
  keepInPageDraft,
  orderPageDraft,
  previewPageDraft,
  type SectionPage,
} from 'api-client';
import { Eye, Plus } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ScreenHead } from 'admin-kit';
import { listPath, OrderedList, pluralOf, PreviewPanel, ShareButton } from 'admin-kit/content';
import { sections as type } from 'api-client/content-types';
import { callApi, messageOf, useAppDispatch, usePermission, useRead } from 'shared-store';
import { Button, ButtonLink, ErrorPanel, SkeletonForm } from 'ui-kit';
import { FIXED_PAGES, isFixedPage, isUnpublished, PAGE_NAMES } from './fixed-pages';
import { PageChanges } from './page-changes';
import { SectionLine } from './section-line';
import { SectionMenu } from './section-menu';
import { useOrder } from './use-order';
import classes from './fixed-pages.module.css';

function FixedPage({ page }: { readonly page: SectionPage }): ReactNode {
  const dispatch = useAppDispatch();
  const read = useRead(fetchPageDraft, { params: { page } }, { refetchOnMountOrArgChange: true });
  const mayAdd = usePermission(AddSection);
  const mayOrder = usePermission(orderPageDraft);
  const mayShare = usePermission(keepInPageDraft);
  const { ordered, move } = useOrder(page, read);
  const [previewing, setPreviewing] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setPreviewing(false);
    toggle.current?.focus();
  };
  const preview = async (): Promise<string> =>
    (await dispatch(callApi(previewPageDraft, { params: { page } }))).preview.path;
  const name = PAGE_NAMES[page];
  return (
    <div className={classes.screen}>
      <ScreenHead
        title={name}
        crumbs={[{ label: pluralOf(type), href: listPath(type) }, { label: name }]}
        actions={
          <>
            {mayAdd && (
              <ButtonLink
                href={`${listPath(type)}/new?page=${page}`}
                variant="secondary"
                size="small"
                icon={<Plus aria-hidden="true" />}
              >
                Add section
              </ButtonLink>
            )}
            {mayShare && ordered?.some(isUnpublished) && <ShareButton collection="sections" id={page} />}
            <Button
              ref={toggle}
              variant="secondary"
              size="small"
              icon={<Eye aria-hidden="true" />}
              aria-expanded={previewing}
              onClick={() => setPreviewing(!previewing)}
            >
              Preview
            </Button>
          </>
        }
      />
      {!ordered && read.isFetching && <SkeletonForm fields={6} />}
      {!ordered && !read.isFetching && (
        <ErrorPanel message={messageOf(read.error)} onRetry={() => void read.refetch()} />
      )}
      {ordered && (
        <>
          <PageChanges page={page} changes={ordered.filter(isUnpublished)} />
          <div className={previewing ? classes.withPreview : undefined}>
            {ordered.length === 0 ? (
              <p className={classes.none}>No sections yet. The page is made of them.</p>
            ) : !mayOrder ? (
              <ol className={classes.plain} role="list">
                {ordered.map((one) => (
                  <li key={one._id}>
                    <SectionLine drafted={one} />
                  </li>
                ))}
              </ol>
            ) : (
              <OrderedList
                items={ordered}
                labelOf={({ section }) => section.heading}
                titleOf={(one) => <SectionLine drafted={one} />}
                extra={(one, index, moveTo) => (
                  <SectionMenu
                    drafted={one}
                    onMoveUp={index > 0 ? () => moveTo(index - 1) : undefined}
                    onMoveDown={index < ordered.length - 1 ? () => moveTo(index + 1) : undefined}
                  />
                )}
                extraMoves
                onMove={move}
              />
            )}
            {previewing && (
              <PreviewPanel
                of={read.data}
                preview={preview}
                remark={`The page after ${counted(ordered.filter(isUnpublished).length, 'change')}. Links do not work.`}
                onClose={close}
              />
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** The screen on which a fixed page is composed: its sections in order, its changes, and a preview of the whole. */
export function Component(): ReactNode {
  const { page } = useParams();
  if (isFixedPage(page)) return <FixedPage key={page} page={page} />;
  return (
    <ErrorPanel
      title="Page not found"
      message={`The pages are ${FIXED_PAGES.map((one) => PAGE_NAMES[one]).join(', ')}.`}
    />
  );
}
