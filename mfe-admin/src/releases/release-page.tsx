import {
  counted,
  createReleaseLink,
  fetchRelease,
  partField,
  publishRelease,
  removeReleaseItem,
  undoRelease,
  type ReleaseItem,
  type ReleaseWithItems,
} from 'api-client';
import { useRef, useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { messageOf, useChange, useDates, useRead } from 'shared-store';
import { RowName, ScreenHead, useAttempt, useKeptFocus } from 'admin-kit';
import { FieldCommentsButton, ReviewComments, ReviewNotice, translationPath } from 'admin-kit/content';
import { DataTable, type TableColumn } from 'admin-kit/table';
import { Badge, Button, Cluster, EmptyState, ErrorPanel, Notice, notify, Stack, TextInput } from 'ui-kit';
import { ConfirmDialog } from 'ui-kit/dialog';
import { editPath } from '../edit-path';
import { collectionName } from '../names';
import { FrontEndVersions } from './front-end-versions';
import { ReleaseDialog } from './release-dialog';
import { ReleaseState } from './release-state';

const addressOf = (item: ReleaseItem): string =>
  item.language === undefined ? editPath(item) : translationPath(item.language, item.collection, item._id);

const COLUMNS: readonly TableColumn<ReleaseItem>[] = [
  {
    id: 'title',
    header: 'Item',
    value: ({ title }) => title,
    cell: (item) => <RowName href={addressOf(item)}>{item.title}</RowName>,
  },
  {
    id: 'collection',
    header: 'Kind',
    value: ({ collection, language }) =>
      `${collectionName(collection)}${language === undefined ? '' : ', translation'}`,
  },
  {
    id: 'action',
    header: 'Becomes',
    narrow: true,
    value: ({ action }) => (action === 'publish' ? 'Published' : 'Unpublished'),
    cell: ({ action }) => (action === 'publish' ? <Badge tone="success">Published</Badge> : <Badge>Unpublished</Badge>),
  },
  { id: 'addedBy', header: 'Added by', narrow: true, value: ({ addedBy }) => addedBy },
];

type Question = 'publish' | 'undo' | 'edit' | 'send';

function OneRelease({
  release,
  refetch,
}: {
  readonly release: ReleaseWithItems;
  readonly refetch: () => unknown;
}): ReactNode {
  const dates = useDates();
  const { busy, attempt } = useAttempt();
  const [publish] = useChange(publishRelease);
  const [undo] = useChange(undoRelease);
  const [remove] = useChange(removeReleaseItem);
  const [share] = useChange(createReleaseLink);
  const [asked, setAsked] = useState<Question>();
  const [link, setLink] = useState<{ readonly path: string; readonly expiresAt: string }>();
  const [refusal, setRefusal] = useState('');
  const table = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(table);
  const { name, items, hidden, publishedAt, failure } = release;
  const params = { id: release._id };
  const isOpen = publishedAt === null;
  const close = (): void => setAsked(undefined);
  const carryOut = async (): Promise<void> => {
    setRefusal('');
    try {
      notify.success((await (asked === 'undo' ? undo : publish)({ params }).unwrap()).message);
    } catch (error) {
      setRefusal(messageOf(error));
    }
    close();
    await refetch();
  };
  return (
    <ReviewComments collection="releases" id={isOpen && hidden === 0 ? release._id : undefined}>
      <ScreenHead
        title={name}
        crumbs={[{ label: 'Releases', href: '/admin/releases' }, { label: name }]}
        actions={
          <>
            {isOpen && (
              <>
                <Button variant="secondary" size="small" onClick={() => setAsked('edit')}>
                  Edit
                </Button>
                {hidden === 0 && (
                  <Button
                    variant="secondary"
                    size="small"
                    busy={busy}
                    onClick={() => void attempt(async () => setLink((await share({ params }).unwrap()).link))}
                  >
                    Create preview link
                  </Button>
                )}
              </>
            )}
            {hidden === 0 && (
              <Button
                variant={isOpen ? 'primary' : 'secondary'}
                size="small"
                onClick={() => setAsked(isOpen ? 'publish' : 'undo')}
              >
                {isOpen ? 'Publish now' : 'Undo release'}
              </Button>
            )}
          </>
        }
      />
      <Stack gap={3}>
        <Cluster>
          <ReleaseState {...release} />
        </Cluster>
        {(refusal || failure) && (
          <Notice tone="warning" role="status">
            {refusal || failure}
          </Notice>
        )}
        <FrontEndVersions versions={release.frontEnds} isOpen={isOpen} />
        {isOpen && hidden === 0 && items.length > 0 && (
          <ReviewNotice
            collection="releases"
            id={release._id}
            version={release.version}
            isDraft={false}
            isSending={asked === 'send'}
            onSent={close}
            send={{ open: () => setAsked('send') }}
          />
        )}
        {isOpen && link && (
          <TextInput
            label="Preview link"
            hint={`It shows the whole site with this release until ${dates.moment(link.expiresAt)}, and is shown only once.`}
            value={location.origin + link.path}
            readOnly
            onFocus={({ target }) => target.select()}
          />
        )}
        {hidden > 0 && (
          <Notice tone="info">
            {`${counted(hidden, 'more item is', 'more items are')} of kinds that you cannot read. An editor or owner publishes the release.`}
          </Notice>
        )}
        {items.length === 0 && hidden === 0 && (
          <EmptyState title="No items yet" drawing="documents">
            Add items in their editors, with “Add to release”.
          </EmptyState>
        )}
        <div ref={table} tabIndex={-1} {...keptFocus}>
          {items.length > 0 && (
            <DataTable
              caption={`Items of ${name}`}
              rows={items}
              rowKey={({ collection, _id, language = '' }) => `${collection}/${_id}/${language}`}
              columns={COLUMNS}
              {...(isOpen && {
                rowActions: (item: ReleaseItem) => (
                  <>
                    <FieldCommentsButton name={partField('items', item.title, item._id)} label={item.title} />
                    <Button
                      variant="ghost"
                      size="small"
                      busy={busy}
                      aria-label={`Remove ${item.title}`}
                      onClick={() =>
                        void attempt(async () => {
                          const { collection, _id, language } = item;
                          const named = { params: { ...params, collection, item: _id }, query: { language } };
                          const done = await remove(named).unwrap();
                          notify.success(done.message);
                          await refetch();
                        })
                      }
                    >
                      Remove
                    </Button>
                  </>
                ),
              })}
            />
          )}
        </div>
      </Stack>
      {asked === 'edit' && <ReleaseDialog release={release} onClose={close} onSaved={refetch} />}
      {(asked === 'publish' || asked === 'undo') && (
        <ConfirmDialog
          onClose={close}
          title={asked === 'publish' ? 'Publish the release?' : 'Undo the release?'}
          tone="primary"
          question={
            asked === 'publish'
              ? `Visitors see all items of ${name} at once. If one item cannot be published, none is.`
              : 'Every item becomes as it was before. If one item was changed since, nothing is undone.'
          }
          confirmLabel={asked === 'publish' ? 'Publish' : 'Undo release'}
          onConfirm={carryOut}
        />
      )}
    </ReviewComments>
  );
}

/** A release: its items, its preview, its publication and the way back. */
export function Component(): ReactNode {
  const { id = '' } = useParams();
  const read = useRead(fetchRelease, { params: { id } }, { refetchOnMountOrArgChange: true });
  if (read.data) return <OneRelease release={read.data} refetch={read.refetch} />;
  if (!read.error) return <ScreenHead title="Release" />;
  return <ErrorPanel message={messageOf(read.error)} busy={read.isFetching} onRetry={() => void read.refetch()} />;
}
