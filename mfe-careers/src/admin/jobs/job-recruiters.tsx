import { fetchJobRecruiters, fetchRecruiters, updateJobRecruiters } from 'api-client';
import { usePermission, useChange, useRead } from 'shared-store';
import { announce } from 'admin-kit';
import { Checkbox, Heading, Panel, Stack } from 'ui-kit';

function Recruiters({ jobId }: { readonly jobId: string }) {
  const { data: recruiters = [] } = useRead(fetchRecruiters);
  const { data: chosen } = useRead(fetchJobRecruiters, { params: { id: jobId } });
  const [change, { isLoading }] = useChange(updateJobRecruiters);
  if (!chosen || recruiters.length === 0) return null;

  const choose = (recruiterIds: string[]) =>
    announce(change({ params: { id: jobId }, body: { recruiterIds } }).unwrap());

  return (
    <Panel>
      <Stack>
        <Heading level={2} size={5} id="job-recruiters">
          Recruiters
        </Heading>
        <p>They get an email about each new application. Changes are saved immediately.</p>
        <div role="group" aria-labelledby="job-recruiters">
          {recruiters.map(({ _id, name }) => (
            <Checkbox
              key={_id}
              id={`recruiter-${_id}`}
              label={name}
              checked={chosen.includes(_id)}
              disabled={isLoading}
              onChange={(event) =>
                void choose(event.target.checked ? [...chosen, _id] : chosen.filter((id) => id !== _id))
              }
            />
          ))}
        </div>
      </Stack>
    </Panel>
  );
}

/** The recruiters who get an email about a job's new applications; for roles that handle applications. */
export function JobRecruiters({ jobId }: { readonly jobId: string }) {
  return usePermission(fetchJobRecruiters) ? <Recruiters jobId={jobId} /> : null;
}
