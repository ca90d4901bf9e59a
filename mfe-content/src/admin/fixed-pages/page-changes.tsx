import { counted, discardPageDraft, plural, publishPageDraft, type DraftSection, type SectionPage } from 'api-client';
import { useAttempt } from 'admin-kit';
import { Globe } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useChange, useMayPublish } from 'shared-store';
import { Button, Cluster, Notice, notify } from 'ui-kit';
import { ConfirmDialog } from 'ui-kit/dialog';
import { changeOf, PAGE_NAMES } from './fixed-pages';
import classes from './fixed-pages.module.css';

interface PageChangesProps {
  readonly page: SectionPage;
  /** The sections of which visitors do not see everything yet. */
  readonly changes: readonly DraftSection[];
}

/** Says how many changes visitors do not see yet; publishes them all at once, or discards them. */
export function PageChanges({ page, changes }: PageChangesProps): ReactNode {
  const mayPublish = useMayPublish('sections');
  const [publish] = useChange(publishPageDraft);
  const [discard] = useChange(discardPageDraft);
  const [asked, setAsked] = useState<'publish' | 'discard'>();
  const { busy, attempt } = useAttempt();
  const close = (): void => setAsked(undefined);
  const run = (work: () => Promise<{ message: string }>): void =>
    void attempt(async () => {
      notify.success((await work()).message);
      close();
    });
  const count = counted(changes.length, 'change');
  const isDiscardable = changes.some(({ state }) => state !== 'new');
  const name = PAGE_NAMES[page];
  if (changes.length === 0)
    return (
      <p role="status" className={classes.none}>
        Visitors see the page as it is here.
      </p>
    );
  return (
    <Notice tone="info" role="status">
      <Cluster gap={1}>
        <span>
          {counted(changes.length, 'change that visitors do not see yet.', 'changes that visitors do not see yet.')}
        </span>
        {mayPublish && (
          <Button size="small" icon={<Globe aria-hidden="true" />} onClick={() => setAsked('publish')}>
            {plural(changes.length, 'Publish the change', `Publish all ${count}`)}
          </Button>
        )}
        {isDiscardable && (
          <Button variant="ghost" size="small" onClick={() => setAsked('discard')}>
            Discard changes
          </Button>
        )}
      </Cluster>
      {asked === 'publish' && (
        <ConfirmDialog
          onClose={close}
          tone="primary"
          title={`Publish ${count} of ${name}?`}
          question={
            <>
              {changes.map((one) => (
                <span
                  key={one.section._id}
                  className={classes.entry}
                >{`${changeOf(one)}: ${one.section.heading}`}</span>
              ))}
            </>
          }
          confirmLabel="Publish"
          busy={busy}
          onConfirm={() =>
            run(() =>
              publish({
                params: { page },
                body: { changes: changes.map(({ section: { _id }, version }) => ({ _id, version })) },
              }).unwrap(),
            )
          }
        />
      )}
      {asked === 'discard' && (
        <ConfirmDialog
          onClose={close}
          title="Discard the changes?"
          question={`The sections of ${name} are again as visitors see them. New sections stay drafts.`}
          warning="The saved changes are lost."
          confirmLabel="Discard changes"
          busy={busy}
          onConfirm={() => run(() => discard({ params: { page } }).unwrap())}
        />
      )}
    </Notice>
  );
}
