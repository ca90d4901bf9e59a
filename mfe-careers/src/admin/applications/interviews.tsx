import { cancelInterview, exportInterview } from 'api-client';
import type { Interview, JobApplication } from 'api-client';
import { CalendarPlus, Download } from 'lucide-react';
import { useState } from 'react';
import { callApi, Moment, useAppDispatch, useChange } from 'shared-store';
import { announce, useAttempt } from 'admin-kit';
import { Badge, Button, Cluster, Heading, saveFile } from 'ui-kit';
import { ConfirmDialog } from 'ui-kit/dialog';
import { InterviewDialog } from './interview-dialog';
import classes from './applications.module.css';

/** The interviews of an application: invite, download the calendar file, cancel. */
export function Interviews({ application: { _id: id, interviews } }: { readonly application: JobApplication }) {
  const dispatch = useAppDispatch();
  const { attempt } = useAttempt();
  const [inviting, setInviting] = useState(false);
  const [callingOff, setCallingOff] = useState<Interview>();
  const [cancel, { isLoading }] = useChange(cancelInterview);

  const save = ({ _id }: Interview) =>
    attempt(async () => {
      const calendar = await dispatch(callApi(exportInterview, { params: { id, interviewId: _id } }));
      saveFile(new Blob([calendar], { type: 'text/calendar;charset=utf-8' }), 'interview.ics');
    });

  const callOff = async ({ _id }: Interview): Promise<void> => {
    await announce(cancel({ params: { id, interviewId: _id } }).unwrap());
    setCallingOff(undefined);
  };

  return (
    <div className={classes.part}>
      <Heading level={2} size={5}>
        Interviews
      </Heading>
      {interviews.length > 0 && (
        <ul className={classes.notes} role="list">
          {interviews.map((interview) => (
            <li key={interview._id} className={classes.part}>
              <p className={classes.text}>
                <Moment at={interview.startsAt} />, {interview.minutes} minutes
                <br />
                {interview.place}
              </p>
              {interview.cancelledAt ? (
                <div>
                  <Badge>Cancelled</Badge>
                </div>
              ) : (
                <Cluster gap={1}>
                  <Button
                    variant="ghost"
                    size="small"
                    icon={<Download aria-hidden="true" />}
                    onClick={() => void save(interview)}
                  >
                    Calendar file
                  </Button>
                  {Date.parse(interview.startsAt) > Date.now() && (
                    <Button variant="ghost" size="small" onClick={() => setCallingOff(interview)}>
                      Cancel interview
                    </Button>
                  )}
                </Cluster>
              )}
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          variant="secondary"
          size="small"
          icon={<CalendarPlus aria-hidden="true" />}
          onClick={() => setInviting(true)}
        >
          Invite to an interview
        </Button>
      </div>
      {inviting && <InterviewDialog id={id} onClose={() => setInviting(false)} />}
      {callingOff && (
        <ConfirmDialog
          title="Cancel the interview"
          question="The applicant gets an email, and the appointment is removed from their calendar."
          confirmLabel="Cancel interview"
          cancelLabel="Keep interview"
          busy={isLoading}
          onClose={() => setCallingOff(undefined)}
          onConfirm={() => void callOff(callingOff)}
        />
      )}
    </div>
  );
}
