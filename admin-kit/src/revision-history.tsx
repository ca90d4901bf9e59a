import { messageOf, Moment } from 'shared-store';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { History, RotateCcw } from 'lucide-react';
import { Badge, Button, EmptyState, ErrorPanel, Heading, notify, SkeletonText } from 'ui-kit';
import { ConfirmDialog, Sheet } from 'ui-kit/dialog';
import { differences } from './differences';
import { useHasUnsavedChanges } from './unsaved-changes';
import { VersionComparison } from './version-comparison';
import classes from './collection.module.css';

/** A revision of an item. */
export interface HistoryEntry {
  readonly number: number;
  readonly at: string;
  readonly by: string;
  readonly action: string;
  readonly content: Readonly<Record<string, unknown>>;
}

interface LiveProps {
  readonly entry: HistoryEntry;
  /** The next revision, which replaced it; undefined for the current one. */
  readonly next: HistoryEntry | undefined;
}

/** When visitors saw a revision; nothing for a revision that they did not see, or without a status. */
function Live({ entry, next }: LiveProps): ReactNode {
  if (entry.content['status'] !== 'published') return null;
  return (
    <p>
      {next ? (
        <>
          Live until <Moment at={next.at} />
        </>
      ) : (
        <Badge tone="success">Live now</Badge>
      )}
    </p>
  );
}

interface RevisionHistoryProps {
  /** Loads the revisions, newest first. */
  readonly load: () => Promise<readonly HistoryEntry[]>;
  /** Makes a revision the current version; resolves to a message. Undefined for users who may not. */
  readonly restore: ((number: number) => Promise<string | undefined>) | undefined;
  /** The revisions are publications, and what is saved may differ from the newest; otherwise each save has one. */
  readonly ofPublications?: boolean;
  /** The labels of the fields. */
  readonly labels?: Readonly<Record<string, string>>;
}

/**
 * The button that opens an item's history: every revision with its changes, and a button to restore it. Within an
 * `EditorScreen` the question before a restore warns about unsaved changes, which no revision contains.
 */
export function RevisionHistory({ load, restore, ofPublications = false, labels }: RevisionHistoryProps): ReactNode {
  const [open, setOpen] = useState(false);
  const [entries, setEntries] = useState<readonly HistoryEntry[]>();
  const [failed, setFailed] = useState(false);
  const [chosen, setChosen] = useState<HistoryEntry>();
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const unsaved = useHasUnsavedChanges();

  const read = useCallback(async () => {
    setFailed(false);
    try {
      setEntries(await load());
    } catch {
      setFailed(true);
    }
  }, [load]);
  useEffect(() => {
    if (open) void read();
    // The history is loaded when it opens, not whenever the caller renders.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [open]);

  const goBack = async (entry: HistoryEntry): Promise<void> => {
    setBusy(true);
    setRefusal('');
    try {
      const message = await restore?.(entry.number);
      if (message) notify.success(message);
      setChosen(undefined);
      setOpen(false);
    } catch (error) {
      setRefusal(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button variant="secondary" size="small" icon={<History aria-hidden="true" />} onClick={() => setOpen(true)}>
        History
      </Button>
      {open && (
        <Sheet
          onClose={() => setOpen(false)}
          size="wide"
          title="History"
          description={ofPublications ? 'Every publication, newest first.' : 'Every change, newest first.'}
        >
          {failed ? (
            <ErrorPanel message="The history could not be loaded." onRetry={() => void read()} />
          ) : !entries ? (
            <SkeletonText lines={6} />
          ) : entries.length === 0 ? (
            <EmptyState
              title={ofPublications ? 'No publications yet' : 'No changes yet'}
              headingLevel={3}
              drawing="documents"
            >
              {ofPublications
                ? 'Each publication is listed here. You can compare and restore it.'
                : 'Each save is listed here. You can compare and restore it.'}
            </EmptyState>
          ) : (
            <ol className={classes.history}>
              {entries.map((entry, index) => {
                const previous = entries[index + 1];
                return (
                  <li key={entry.number}>
                    <div className={classes.historyHead}>
                      <div className={classes.historyFacts}>
                        <Heading level={3} size={6}>
                          Version {entry.number}, {entry.action}
                        </Heading>
                        <p>
                          <Moment at={entry.at} />
                          {entry.by && ` by ${entry.by}`}
                        </p>
                        <Live entry={entry} next={entries[index - 1]} />
                      </div>
                      {(index > 0 || ofPublications) && restore && (
                        <Button
                          variant="secondary"
                          size="small"
                          icon={<RotateCcw aria-hidden="true" />}
                          onClick={() => setChosen(entry)}
                        >
                          Restore
                        </Button>
                      )}
                    </div>
                    {previous && (
                      <VersionComparison
                        differences={differences(previous.content, entry.content, labels)}
                        before={`Version ${previous.number}`}
                        after={`Version ${entry.number}`}
                      />
                    )}
                  </li>
                );
              })}
            </ol>
          )}
        </Sheet>
      )}
      {chosen && (
        <ConfirmDialog
          onClose={() => {
            setChosen(undefined);
            setRefusal('');
          }}
          title={`Restore version ${chosen.number}`}
          question={
            ofPublications
              ? 'The texts of this version are saved in place of the current ones. Visitors see them when you publish.'
              : 'The item goes back to this version. The current one stays in the history.'
          }
          warning={refusal || (unsaved && 'There are unsaved changes on this page. They are lost when you restore.')}
          confirmLabel="Restore"
          tone={unsaved ? 'danger' : 'primary'}
          busy={busy}
          onConfirm={() => void goBack(chosen)}
        />
      )}
    </>
  );
}
