import { CAREER_PATH, fetchOwnApplication, withdrawOwnApplication, type OwnApplication } from 'api-client';
import type { Page } from 'federation/contract';
import { useCallback, useEffect, useState } from 'react';
import { useActionData } from 'react-router-dom';
import { useDates, callApi, messageOf, isNotFound, useAppDispatch, type AppStore, type RootState } from 'shared-store';
import { Breadcrumbs, Button, ButtonLink, Container, DataList, Heading, Notice, notify } from 'ui-kit';
import { NO_APPLICATION, type OwnApplicationAnswer } from './own-application-answer';
import { textsOf, useTexts } from '../texts';
import { WithdrawalForm } from './withdrawal-form';
import classes from './own-application.module.css';
import type { ApplicationState } from 'api-client';

/** The applicant's text for each state: its meaning and the next step. */
const STATE_WORDS: Readonly<Record<ApplicationState, { readonly label: string; readonly next: string }>> = {
  new: { label: 'Received', next: 'Your application has reached us. Our recruiting team will read it.' },
  review: { label: 'In review', next: 'Our recruiting team is reading your application.' },
  interview: { label: 'Interview', next: 'We would like to meet you, and write to you about the appointment.' },
  offer: { label: 'Offer', next: 'We are preparing an offer for you.' },
  hired: { label: 'Hired', next: 'You have got the position. We look forward to working with you.' },
  rejected: {
    label: 'Not successful',
    next: 'We have given the position to someone else. Thank you for applying.',
  },
  withdrawn: { label: 'Withdrawn', next: 'You have withdrawn this application. It will be deleted on the day below.' },
};

/** Whether an application in this state can still be withdrawn. */
const isWithdrawable = (state: ApplicationState): boolean =>
  state !== 'withdrawn' && state !== 'hired' && state !== 'rejected';

const TITLE = 'Your application';

/** The application that the link in the email opened, and the functions that change it. */
function useOwnApplication(posted: OwnApplicationAnswer | undefined) {
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState(posted);
  const [busy, setBusy] = useState(false);
  const ask = useCallback(async (call: () => Promise<{ application: OwnApplication }>): Promise<boolean> => {
    setBusy(true);
    try {
      const { application } = await call();
      setAnswer({ application });
      return true;
    } catch (error) {
      const message = isNotFound(error) ? NO_APPLICATION : messageOf(error);
      setAnswer((known) => ({ ...known, error: message }));
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  const load = useCallback(() => ask(() => dispatch(callApi(fetchOwnApplication, { body: {} }))), [ask, dispatch]);
  const withdraw = (reference: string): Promise<boolean> =>
    ask(() => dispatch(callApi(withdrawOwnApplication, { body: { reference } })));
  return { answer, busy, load, withdraw };
}

function OwnApplicationPage() {
  const posted = useActionData() as OwnApplicationAnswer | undefined;
  const { answer, busy, load, withdraw } = useOwnApplication(posted);
  const { text, rich, day, lang, contentLang } = useTexts();
  const dates = useDates();
  const isPosted = posted !== undefined;
  useEffect(() => {
    if (!isPosted) void load();
  }, [load, isPosted]);
  const { application, error } = answer ?? {};

  const leave = async (reference: string): Promise<void> => {
    if (await withdraw(reference)) notify.success(text('Your application is withdrawn'));
  };

  const dayOf = (at: string) => <time dateTime={at}>{day(at)}</time>;

  return (
    <Container className={classes.page} lang={lang}>
      <Breadcrumbs
        label={text('Breadcrumb')}
        items={[
          { label: text('Home'), href: '/' },
          { label: text('Career'), href: CAREER_PATH },
          { label: text(TITLE) },
        ]}
      />
      <Heading level={1} size={2}>
        {application
          ? rich('Your application for {job}', {
              job: (
                <span key="job" lang={contentLang}>
                  {application.jobTitle}
                </span>
              ),
            })
          : text(TITLE)}
      </Heading>
      {error && (
        <Notice tone="warning" role="alert">
          {text(error)}
        </Notice>
      )}
      {application ? (
        <>
          <Notice tone={application.state === 'hired' ? 'success' : 'info'} role="status">
            <strong>{text(STATE_WORDS[application.state].label)}.</strong> {text(STATE_WORDS[application.state].next)}
          </Notice>
          <DataList
            facts={[
              { term: text('Reference'), detail: application.reference },
              { term: text('Sent'), detail: dayOf(application.sentAt) },
              ...(application.sentAgainAt
                ? [{ term: text('Sent again'), detail: dayOf(application.sentAgainAt) }]
                : []),
              ...application.interviews.map(({ startsAt, minutes, place }, index) => ({
                term: index === 0 ? text('Interview') : text('Interview {number}', { number: index + 1 }),
                detail: text('{appointment}, {minutes} minutes, {place}', {
                  appointment: dates.appointment(startsAt),
                  minutes,
                  place,
                }),
              })),
              { term: text('Will be deleted on'), detail: dayOf(application.purgeAt) },
            ]}
          />
          {isWithdrawable(application.state) && (
            <WithdrawalForm
              reference={application.reference}
              busy={busy}
              error={error}
              onWithdraw={() => void leave(application.reference)}
            />
          )}
        </>
      ) : (
        // With scripts the application loads automatically; without them a button loads it.
        <form
          method="post"
          aria-label={text(TITLE)}
          onSubmit={(event) => {
            event.preventDefault();
            void load();
          }}
        >
          <Button type="submit" busy={busy} busyLabel={text('Loading your application…')}>
            {text('Show my application')}
          </Button>
        </form>
      )}
      <div>
        <ButtonLink href={CAREER_PATH} variant="ghost">
          {text('See all open positions')}
        </ButtonLink>
      </div>
    </Container>
  );
}

/** The applicant's page of an application, opened by the link in its confirmation. No cached page contains it. */
export function page(store: AppStore): Page<RootState> {
  return {
    Component: OwnApplicationPage,
    action: async ({ request }) => (await import('./own-application-action')).ownApplicationAction(store, request),
    handle: {
      navbar: 'solid',
      head: (state) => ({ title: textsOf(state).text(TITLE), lang: textsOf(state).lang, robots: 'noindex' }),
    },
  };
}
