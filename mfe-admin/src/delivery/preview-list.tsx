import { endVersionPreview, type VersionPreview } from 'api-client';
import type { ReactNode } from 'react';
import { callApi, Moment, useAppDispatch, usePermission } from 'shared-store';
import { useAttempt } from 'admin-kit';
import { DataTable, type TableColumn } from 'admin-kit/table';
import { Button, notify } from 'ui-kit';
import classes from './delivery.module.css';

const named = ({ versions, release }: VersionPreview): string =>
  [...versions.map(({ remote, version }) => `${remote} ${version}`), ...(release ? [`Release “${release}”`] : [])].join(
    ', ',
  );

const COLUMNS: readonly TableColumn<VersionPreview>[] = [
  { id: 'versions', header: 'Shows', value: named },
  { id: 'by', header: 'Created by', value: ({ createdBy }) => createdBy },
  { id: 'until', header: 'Until', narrow: true, cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
];

/**
 * The links to versions that still work; owners end them here, teams with their key.
 *
 * @param previews undefined while they are loaded
 * @param onEnded called after a link was ended
 */
export function PreviewList({
  previews,
  onEnded,
}: {
  readonly previews: readonly VersionPreview[] | undefined;
  readonly onEnded: () => unknown;
}): ReactNode {
  const dispatch = useAppDispatch();
  const mayEnd = usePermission(endVersionPreview);
  const { busy, attempt } = useAttempt();
  if (previews?.length === 0)
    return <p className={classes.note}>No link works now. “Copy preview link” beside a version makes one.</p>;
  const end = ({ _id }: VersionPreview) =>
    attempt(async () => {
      notify.success((await dispatch(callApi(endVersionPreview, { params: { id: _id } }))).message);
      await onEnded();
    });
  return (
    <DataTable
      caption="Links that show versions before visitors get them"
      loading={!previews}
      rows={previews ?? []}
      rowKey={({ _id }) => _id}
      columns={COLUMNS}
      rowActions={
        mayEnd
          ? (row) => (
              <Button
                variant="ghost"
                size="small"
                busy={busy}
                aria-label={`End the link to ${named(row)}`}
                onClick={() => void end(row)}
              >
                End
              </Button>
            )
          : undefined
      }
    />
  );
}
