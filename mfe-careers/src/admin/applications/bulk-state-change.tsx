import { counted } from 'api-client';
import type { ApplicationState, JobApplication } from 'api-client';
import { useState } from 'react';
import { messageOf } from 'shared-store';
import { FullScreenLoader, notify, Select } from 'ui-kit';
import { useChangeJobApplicationMutation } from '../api';
import { APPLICATION_STATES, stateLabel } from '../application-states';

interface BulkStateChangeProps {
  readonly applications: readonly JobApplication[];
  readonly onDone: () => void;
}

/**
 * Moves the selected applications to another state. Applications that another administrator changed meanwhile are
 * skipped and reported.
 */
export function BulkStateChange({ applications, onDone }: BulkStateChangeProps) {
  const [change] = useChangeJobApplicationMutation();
  const [busy, setBusy] = useState(false);

  const move = async (state: ApplicationState): Promise<void> => {
    setBusy(true);
    try {
      const outcomes = await Promise.allSettled(
        applications.map(({ _id, version }) => change({ params: { id: _id }, body: { state, version } }).unwrap()),
      );
      const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
      const moved = outcomes.length - failed.length;
      if (moved > 0) notify.success(`${counted(moved, 'application')} moved to ${stateLabel(state)}`);
      if (failed[0]) notify.error(`${failed.length} not moved: ${messageOf(failed[0].reason)}`);
      onDone();
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Select
        label="Move to"
        hideLabel
        size="small"
        placeholder="Move to…"
        value=""
        options={APPLICATION_STATES}
        disabled={busy}
        onChange={(event) => {
          const target = APPLICATION_STATES.find(({ value }) => value === event.target.value);
          if (target) void move(target.value);
        }}
      />
      {busy && <FullScreenLoader label="Moving applications…" />}
    </>
  );
}
