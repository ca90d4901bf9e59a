import type { JobApplication } from 'api-client';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { announce } from 'admin-kit';
import { Button, FullScreenLoader, Select } from 'ui-kit';
import { useChangeJobApplicationMutation } from '../api';
import { APPLICATION_STATES } from '../application-states';
import { StateMailDialog } from './state-mail-dialog';
import classes from './applications.module.css';

/** The state of an application; choosing another one changes it. */
export function ApplicationStateField({ application }: { readonly application: JobApplication }) {
  const [writing, setWriting] = useState(false);
  const [change, { isLoading }] = useChangeJobApplicationMutation();

  const move = async (value: string): Promise<void> => {
    const state = APPLICATION_STATES.find((known) => known.value === value)?.value;
    if (!state || state === application.state || isLoading) return;
    const body = { state, version: application.version };
    await announce(change({ params: { id: application._id }, body }).unwrap());
  };

  return (
    <div className={classes.part}>
      <Select
        label="State"
        value={application.state}
        options={APPLICATION_STATES}
        onChange={(event) => void move(event.target.value)}
      />
      <div>
        <Button variant="ghost" size="small" icon={<Mail aria-hidden="true" />} onClick={() => setWriting(true)}>
          Email the applicant
        </Button>
      </div>
      {writing && <StateMailDialog application={application} onClose={() => setWriting(false)} />}
      {isLoading && <FullScreenLoader label="Saving…" />}
    </div>
  );
}
