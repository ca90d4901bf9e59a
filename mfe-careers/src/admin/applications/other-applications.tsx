import { fetchOtherApplications } from 'api-client';
import { Day, useRead } from 'shared-store';
import { Badge, Heading, KitLink, Panel } from 'ui-kit';
import { applicationScreen } from '../admin-paths';
import { APPLICATION_STATES, stateLabel } from '../application-states';
import classes from './applications.module.css';

/** The applications to other jobs from the same email address; renders nothing without any. */
export function OtherApplications({ id }: { readonly id: string }) {
  const { currentData: others = [] } = useRead(
    fetchOtherApplications,
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  if (others.length === 0) return null;
  return (
    <Panel>
      <div className={classes.part}>
        <Heading level={2} size={5}>
          Other applications
        </Heading>
        <ul className={classes.notes} role="list">
          {others.map(({ _id, jobTitle, state, createdAt }) => (
            <li key={_id}>
              <KitLink href={applicationScreen(_id)}>{jobTitle}</KitLink>{' '}
              <Badge tone={APPLICATION_STATES.find(({ value }) => value === state)?.tone}>{stateLabel(state)}</Badge>
              <p className={classes.noteOrigin}>
                <Day at={createdAt} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
