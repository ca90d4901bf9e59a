import { CardFact, CardFacts } from 'admin-kit/board';
import { counted, type Interview, type JobApplication } from 'api-client';
import { CalendarClock, MessageSquareText, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Moment, ShortDay } from 'shared-store';
import { averageScore } from '../applications/average-score';

/** The next interview that is not cancelled, otherwise the last one. */
function interviewToShow(interviews: readonly Interview[]): Interview | undefined {
  const planned = interviews
    .filter(({ cancelledAt }) => cancelledAt === null)
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  return planned.find(({ startsAt }) => Date.parse(startsAt) > Date.now()) ?? planned.at(-1);
}

/** The facts that recruiters compare on the board: the day, the score, the notes and the interview. */
export function ApplicationFacts({ application }: { readonly application: JobApplication }): ReactNode {
  const { createdAt, sendings, scores, notes, interviews } = application;
  const sentAgain = sendings.slice(1).at(-1);
  const interview = interviewToShow(interviews);
  return (
    <CardFacts>
      {scores.length > 0 && <CardFact icon={<Star aria-hidden="true" />}>Score {averageScore(scores)}</CardFact>}
      {notes.length > 0 && (
        <CardFact icon={<MessageSquareText aria-hidden="true" />}>{counted(notes.length, 'note')}</CardFact>
      )}
      {interview && (
        <CardFact icon={<CalendarClock aria-hidden="true" />} marked>
          Interview <Moment at={interview.startsAt} />
        </CardFact>
      )}
      <ShortDay at={createdAt} />
      {sentAgain && (
        <CardFact>
          Sent again <ShortDay at={sentAgain.at} />
        </CardFact>
      )}
    </CardFacts>
  );
}
