import { counted, type Interview, type JobApplication } from 'api-client';
import { CalendarClock, MessageSquareText, Star } from 'lucide-react';
import { Moment, ShortDay } from 'shared-store';
import { averageScore } from '../applications/average-score';
import classes from './board.module.css';

/** The next interview that is not cancelled, otherwise the last one. */
function interviewToShow(interviews: readonly Interview[]): Interview | undefined {
  const planned = interviews
    .filter(({ cancelledAt }) => cancelledAt === null)
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  return planned.find(({ startsAt }) => Date.parse(startsAt) > Date.now()) ?? planned.at(-1);
}

/** The facts that recruiters compare on the board: the day, the score, the notes and the interview. */
export function CardFacts({ application }: { readonly application: JobApplication }) {
  const { createdAt, sendings, scores, notes, interviews } = application;
  const sentAgain = sendings.slice(1).at(-1);
  const interview = interviewToShow(interviews);
  return (
    <p className={classes.facts}>
      {scores.length > 0 && (
        <span>
          <Star aria-hidden="true" />
          Score {averageScore(scores)}
        </span>
      )}
      {notes.length > 0 && (
        <span>
          <MessageSquareText aria-hidden="true" />
          {counted(notes.length, 'note')}
        </span>
      )}
      {interview && (
        <span className={classes.interview}>
          <CalendarClock aria-hidden="true" />
          <span>
            Interview <Moment at={interview.startsAt} />
          </span>
        </span>
      )}
      <ShortDay at={createdAt} />
      {sentAgain && (
        <span>
          Sent again <ShortDay at={sentAgain.at} />
        </span>
      )}
    </p>
  );
}
