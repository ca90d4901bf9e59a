import { fetchRevisions, restoreRevision, type JobPosting } from 'api-client';
import { useNavigate } from 'react-router-dom';
import { callApi, useAppDispatch } from 'shared-store';
import { EditorScreen, RevisionHistory, useEditor } from 'admin-kit';
import { useForm } from 'ui-kit/form';
import { useAddJobPostingMutation, useEditJobPostingMutation } from '../../jobs/job-changes';
import { JobDetail } from '../../job/job-detail';
import { jobsChanged } from '../admin-endpoints';
import { JOBS_SCREEN } from '../admin-paths';
import { JOB_LABELS, JobFields, JobPublication } from './job-fields';
import { toJobBody, toJobValues, toPreviewJob, type JobValues } from './job-values';

interface JobEditorProps {
  /** The job to edit; a new one is made without. */
  readonly job?: JobPosting;
  /** What a new job begins with. */
  readonly initial?: JobValues;
}

const COLLECTION = 'job-postings' as const;

/** The editor of a job posting, new or existing. */
export function JobEditor({ job, initial }: JobEditorProps) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [add] = useAddJobPostingMutation();
  const [edit] = useEditJobPostingMutation();
  const form = useForm<JobValues>({ defaultValues: job ? toJobValues(job) : (initial ?? toJobValues()) });
  const editor = useEditor<JobValues, JobPosting>({
    form,
    entity: job,
    toValues: toJobValues,
    save: async (values, version) => {
      const body = toJobBody(values);
      const answer = job
        ? await edit({ params: { id: job._id }, body: { ...body, ...(version !== undefined && { version }) } }).unwrap()
        : await add({ body }).unwrap();
      return answer.message;
    },
    onSaved: () => void navigate(JOBS_SCREEN),
  });

  return (
    <EditorScreen
      title={job ? `Edit ${job.title}` : 'Add job'}
      crumbs={[{ label: 'Jobs', href: JOBS_SCREEN }, { label: job ? job.title : 'Add job' }]}
      editor={editor}
      toValues={toJobValues}
      labels={JOB_LABELS}
      preview={() => (
        <JobDetail job={toPreviewJob(form.getValues(), job?.createdAt ?? new Date().toISOString())} preview />
      )}
      actions={
        job && (
          <RevisionHistory
            labels={JOB_LABELS}
            load={async () =>
              (await dispatch(callApi(fetchRevisions, { params: { collection: COLLECTION, id: job._id } }))).revisions
            }
            restore={async (number) => {
              const { message } = await dispatch(
                callApi(restoreRevision, { params: { collection: COLLECTION, id: job._id, number: String(number) } }),
              );
              dispatch(jobsChanged);
              return message;
            }}
          />
        )
      }
      aside={<JobPublication />}
    >
      <JobFields />
    </EditorScreen>
  );
}
