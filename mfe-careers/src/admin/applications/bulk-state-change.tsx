import type { BulkAction } from 'admin-kit';
import type { JobApplication } from 'api-client';
import { Select } from 'ui-kit';
import { useChangeJobApplicationMutation } from '../api';
import { APPLICATION_STATES } from '../application-states';

interface BulkStateChangeProps {
  readonly start: (action: BulkAction<JobApplication>) => void;
}

/**
 * Moves the selected applications to another state. Applications that another administrator changed meanwhile are
 * skipped and reported.
 */
export function BulkStateChange({ start }: BulkStateChangeProps) {
  const [change] = useChangeJobApplicationMutation();
  return (
    <Select
      label="Move to"
      hideLabel
      size="small"
      placeholder="Move to…"
      value=""
      options={APPLICATION_STATES}
      onChange={(event) => {
        const target = APPLICATION_STATES.find(({ value }) => value === event.target.value);
        if (!target) return;
        start({
          id: 'move',
          label: 'Move',
          words: { doing: 'Moving', done: `moved to ${target.label}` },
          each: ({ _id, version }) => change({ params: { id: _id }, body: { state: target.value, version } }).unwrap(),
        });
      }}
    />
  );
}
