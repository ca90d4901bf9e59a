import { useSearchParams } from 'react-router-dom';
import { SkeletonForm } from 'ui-kit';
import { useJobPostingToEditQuery } from '../admin-endpoints';
import { JobEditor } from './job-editor';
import { toCopyValues } from './job-values';

function Copy({ from }: { readonly from: string }) {
  const { data: job, isError } = useJobPostingToEditQuery(from);
  if (job) return <JobEditor initial={toCopyValues(job)} />;
  return isError ? <JobEditor /> : <SkeletonForm fields={8} />;
}

/** A new job, empty or, with `?from=`, as a copy of another one. */
export function Component() {
  const [query] = useSearchParams();
  const from = query.get('from');
  return from ? <Copy key={from} from={from} /> : <JobEditor key="empty" />;
}
