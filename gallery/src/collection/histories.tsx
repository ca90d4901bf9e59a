import { Cluster } from 'ui-kit';
import { RevisionHistory } from 'admin-kit';
import { Part } from '../part';

const states = [
  { label: 'On its way', load: () => new Promise<never>(() => undefined) },
  { label: 'Not readable', load: () => Promise.reject(new Error('No answer')) },
];

/** Histories that are loading or could not be loaded. */
export function Histories() {
  return (
    <Part title="Histories">
      <Cluster>
        {states.map(({ label, load }) => (
          <div key={label} role="group" aria-label={label}>
            <RevisionHistory load={load} restore={() => Promise.resolve(undefined)} />
          </div>
        ))}
      </Cluster>
    </Part>
  );
}
