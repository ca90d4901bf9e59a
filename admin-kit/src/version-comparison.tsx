import type { ReactNode } from 'react';
import { useDates } from 'shared-store';
import { VisuallyHidden } from 'ui-kit';
import { shortRuns, textRuns, type Difference } from './differences';
import classes from './collection.module.css';

interface VersionComparisonProps {
  readonly differences: readonly Difference[];
  /** The names of the two versions, such as “Saved” and “Yours”. */
  readonly before: string;
  readonly after: string;
}

/** A stored moment in a text. */
const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;

/** A text whose stored moments are in words. */
function WithMoments({ text }: { readonly text: string }): ReactNode {
  const dates = useDates();
  return text.replaceAll(MOMENT, (moment) => dates.moment(moment));
}

const shown = (text: string): ReactNode => (text.search(MOMENT) < 0 ? text : <WithMoments text={text} />);

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
