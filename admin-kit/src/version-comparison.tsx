import type { ReactNode } from 'react';
import { useDates } from 'shared-store';
import { VisuallyHidden } from 'ui-kit';
import { StoredFile } from './stored-file';
import { shortRuns, textRuns, type Difference } from './differences';
import classes from './collection.module.css';

interface VersionComparisonProps {
  readonly differences: readonly Difference[];
  /** The names of the two versions, such as “Saved” and “Yours”. */
  readonly before: string;
  readonly after: string;
}

/** A stored moment, or the address of a file of this site, in a text. */
const STORED = /(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z|\/api\/v1\/files\/[a-z0-9][a-z0-9.-]*(?:#\d{1,3},\d{1,3})?)/;

function StoredMoment({ moment }: { readonly moment: string }): ReactNode {
  return useDates().moment(moment);
}

/** A text whose stored moments are in words, and whose files are shown. */
const shown = (text: string): ReactNode =>
  text
    .split(STORED)
    .map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : part.startsWith('/') ? (
        <StoredFile key={index} address={part} />
      ) : (
        <StoredMoment key={index} moment={part} />
      ),
    );

/** The fields in which two versions differ, with removed and added words marked. */
export function VersionComparison({ differences, before, after }: VersionComparisonProps): ReactNode {
  if (differences.length === 0) return <p>Both versions are the same.</p>;
  return (
    <dl className={classes.comparison}>
      {differences.map((difference) => {
        const runs = shortRuns(textRuns(difference.before, difference.after));
        return (
          <div key={difference.field} className={classes.difference}>
            <dt>{difference.label}</dt>
            <dd className={classes.side}>
              <span className={classes.sideName}>{before}</span>
              <p>
                {runs.map((run, index) =>
                  run.kind === 'added' ? null : run.kind === 'removed' ? (
                    <del key={index} className={classes.removed}>
                      <VisuallyHidden>removed: </VisuallyHidden>
                      {shown(run.text)}
                    </del>
                  ) : (
                    <span key={index}>{shown(run.text)}</span>
                  ),
                )}
                {difference.before === '' && <em>empty</em>}
              </p>
            </dd>
            <dd className={classes.side}>
              <span className={classes.sideName}>{after}</span>
              <p>
                {runs.map((run, index) =>
                  run.kind === 'removed' ? null : run.kind === 'added' ? (
                    <ins key={index} className={classes.added}>
                      <VisuallyHidden>added: </VisuallyHidden>
                      {shown(run.text)}
                    </ins>
                  ) : (
                    <span key={index}>{shown(run.text)}</span>
                  ),
                )}
                {difference.after === '' && <em>empty</em>}
              </p>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
