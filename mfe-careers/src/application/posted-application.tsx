import { useEffect } from 'react';
import { removeDraft } from './application-draft';
import { APPLICATION_SENT } from './application-rules';
import { ApplicationSent } from './application-sent';

/** Confirms an application that was posted without scripts, and deletes its draft on the device. */
export function PostedApplication({ jobId }: { readonly jobId: string }) {
  useEffect(() => removeDraft(jobId), [jobId]);
  return <ApplicationSent message={APPLICATION_SENT} />;
}
