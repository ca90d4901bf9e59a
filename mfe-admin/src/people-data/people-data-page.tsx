import { erasePersonData, exportPersonData, findPersonData, type ErasureReport, type PersonData } from 'api-client';
import { Download, Search, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { callApi, messageOf, makeStale, useAppDispatch } from 'shared-store';
import { Button, EmptyState, Heading, notify, Panel, saveFile } from 'ui-kit';
import { ScreenHead } from 'admin-kit';
import { Form, SubmitButton, TextField, useForm } from 'ui-kit/form';
import { EraseDialog } from './erase-dialog';
import { ErasureNotice } from './erasure-notice';
import { FoundData } from './found-data';
import classes from './people-data.module.css';

/** Whether the site has no data about a person. */
function isEmpty({
  applications,
  messages,
  subscriptions,
  registrations,
  collectionItems,
  mails,
  auditEntries,
}: PersonData): boolean {
  return [applications, messages, subscriptions, registrations, collectionItems, mails, auditEntries].every(
    ({ length }) => length === 0,
  );
}

type Work = 'find' | 'export' | 'erase';

/**
 * The site's data about one email address: to show, to export, to erase. It stays in this screen's state and gets
 * neither into the URL nor into the store.
 */
export function Component(): ReactNode {
  const dispatch = useAppDispatch();
  const form = useForm<{ email: string }>({ defaultValues: { email: '' } });
  const [person, setPerson] = useState<PersonData>();
  const [erased, setErased] = useState<ErasureReport>();
  const [isErasing, setErasing] = useState(false);
  const [busy, setBusy] = useState<Work>();

  const attempt = async (work: Work, run: () => Promise<void>): Promise<void> => {
    setBusy(work);
    try {
      await run();
    } catch (error) {
      notify.error(messageOf(error));
    } finally {
      setBusy(undefined);
    }
  };
  const find = (email: string): Promise<void> =>
    attempt('find', async () => {
      setErased(undefined);
      setPerson((await dispatch(callApi(findPersonData, { body: { email } }))).person);
    });
  const take = (email: string): Promise<void> =>
    attempt('export', async () => {
      saveFile(await dispatch(callApi(exportPersonData, { body: { email } })), 'personal-data.zip');
    });
  const erase = (email: string): Promise<void> =>
    attempt('erase', async () => {
      const { message, report } = await dispatch(callApi(erasePersonData, { body: { email } }));
      notify.success(message ?? 'Erased');
      setErasing(false);
      setErased(report);
      setPerson(undefined);
      dispatch(makeStale('job-applications', 'contact-messages', 'subscriptions', 'admins', 'audit', 'dashboard'));
    });

  return (
    <div className={classes.page}>
      <ScreenHead
        title="People's data"
        lead="Find all data about an email address, export it as one file, or erase it."
      />
      <Panel>
        <Form form={form} onSubmit={({ email }) => find(email)}>
          <div className={classes.search}>
            <TextField
              name="email"
              label="Email"
              type="email"
              autoComplete="off"
              hint="Each search is recorded in the audit log."
              rules={{ required: 'Email is required' }}
            />
            <SubmitButton icon={<Search aria-hidden="true" />} busy={busy === 'find'}>
              Find
            </SubmitButton>
          </div>
        </Form>
      </Panel>
      {erased && <ErasureNotice report={erased} />}
      {person && (
        <section className={classes.found} aria-label={`Data of ${person.email}`}>
          <div className={classes.foundHead}>
            <Heading level={2} size={5}>
              {person.email}
            </Heading>
            <div className={classes.buttons}>
              <Button
                variant="secondary"
                size="small"
                icon={<Download aria-hidden="true" />}
                busy={busy === 'export'}
                disabled={isEmpty(person)}
                onClick={() => void take(person.email)}
              >
                Export as ZIP
              </Button>
              <Button
                variant="danger"
                size="small"
                icon={<Trash2 aria-hidden="true" />}
                disabled={isEmpty(person)}
                onClick={() => setErasing(true)}
              >
                Erase
              </Button>
            </div>
          </div>
          {isEmpty(person) ? (
            <EmptyState title="There is no data about this address" drawing="search" />
          ) : (
            <FoundData person={person} />
          )}
        </section>
      )}
      {isErasing && person && (
        <EraseDialog
          email={person.email}
          busy={busy === 'erase'}
          onClose={() => setErasing(false)}
          onErase={() => void erase(person.email)}
        />
      )}
    </div>
  );
}
