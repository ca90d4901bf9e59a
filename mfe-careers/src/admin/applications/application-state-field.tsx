import type { JobApplication } from 'api-client';
import { messageOf } from 'shared-store';
import { FullScreenLoader, notify, Select } from 'ui-kit';
import { useChangeJobApplicationMutation } from '../admin-endpoints';
import { APPLICATION_STATES } from '../application-states';

/** The state of an application; choosing another one moves it there. */
export function ApplicationStateField({ application }: { readonly application: JobApplication }) {
  const [change, { isLoading }] = useChangeJobApplicationMutation();

  const move = async (value: string): Promise<void> => {
    const state = APPLICATION_STATES.find((known) => known.value === value)?.value;
    if (!state || state === application.state) return;
    try {
      const { message } = await change({
        params: { id: application._id },
        body: { state, version: application.version },
      }).unwrap();
      notify.success(message);
    } catch (error) {
      notify.error(messageOf(error));
    }
  };

  return (
    <>
      <Select
        label="State"
        value={application.state}
        options={APPLICATION_STATES}
        disabled={isLoading}
        onChange={(event) => void move(event.target.value)}
      />
      {isLoading && <FullScreenLoader label="Saving…" />}
    </>
  );
}
