import { discardPendingChange, type Collection, type PendingItem } from 'api-client';
import { useState, type ReactNode } from 'react';
import { useChange, useDates, useMayPublish, useOnlyPublishes } from 'shared-store';
import { Button, Cluster, notify, Notice } from 'ui-kit';
import { ConfirmDialog, Dialog } from 'ui-kit/dialog';
import { useAttempt } from '../attempt';
import { differences } from '../differences';
import { VersionComparison } from '../version-comparison';

interface PendingNoticeProps {
  readonly collection: Collection;
  /** The item as visitors see it. */
  readonly item: { readonly version: number };
  readonly pending: PendingItem;
  readonly labels: Readonly<Record<string, string>>;
  /** Keeps the changes although the item was changed after them. */
  readonly onRebase: () => Promise<void>;
  /** Called after the changes were discarded. */
  readonly onDiscarded: () => void;
}

/** Says that an item has changes that visitors do not see yet, compares them with the item, and discards them. */
export function PendingNotice({
  collection,
  item,
  pending,
  labels,
  onRebase,
  onDiscarded,
}: PendingNoticeProps): ReactNode {
  const dates = useDates();
  const mayPublish = useMayPublish(collection);
  const writes = !useOnlyPublishes(collection);
  const [open, setOpen] = useState<'compare' | 'discard'>();
  const [discard] = useChange(discardPendingChange);
  const { busy, attempt } = useAttempt();
  const close = (): void => setOpen(undefined);
  const { by, at, publishAt, unpublish, deletes, failure } = pending;
  const isOutdated = pending.baseVersion !== item.version;
  return (
    <Notice tone={failure || isOutdated ? 'warning' : 'info'} role="status">
      <Cluster gap={1}>
        <span>
          {unpublish && publishAt
            ? `Visitors will no longer find it from ${dates.moment(publishAt)} on, as ${by} decided on ${dates.moment(at)}.`
            : deletes
              ? `${by} marked it for deletion on ${dates.moment(at)}. Visitors see it until its page is published.${writes ? ' Saving or publishing it here keeps it.' : ''}`
              : `${by} saved changes on ${dates.moment(at)} that visitors do not see yet.`}
          {!unpublish && publishAt && ` They will be published on ${dates.moment(publishAt)}.`}
          {isOutdated && ' The published version was changed after them.'}
          {failure && ` They could not be published at the chosen time. ${failure}`}
        </span>
        <Button variant="secondary" size="small" onClick={() => setOpen('compare')}>
          Compare
        </Button>
        {isOutdated && writes && (
          <Button variant="secondary" size="small" onClick={() => void attempt(onRebase)}>
            Keep these changes
          </Button>
        )}
        {(mayPublish || pending.isMine) && (
          <Button variant="ghost" size="small" onClick={() => setOpen('discard')}>
            Discard changes
          </Button>
        )}
      </Cluster>
      {open === 'compare' && (
        <Dialog onClose={close} title="Changes" description="What visitors see now, and what they will see.">
          <VersionComparison
            differences={differences({ ...item }, pending.content, labels, Object.keys(labels))}
            before="Published"
            after="Changed"
          />
        </Dialog>
      )}
      {open === 'discard' && (
        <ConfirmDialog
          onClose={close}
          title="Discard the changes?"
          question="The editor shows the published version again."
          warning="The saved changes are lost."
          confirmLabel="Discard changes"
          busy={busy}
          onConfirm={() =>
            void attempt(async () => {
              notify.success((await discard({ params: { collection, id: pending._id } }).unwrap()).message);
              close();
              onDiscarded();
            })
          }
        />
      )}
    </Notice>
  );
}
