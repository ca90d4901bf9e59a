import { useEffect } from 'react';
import { removeDraft } from './application-draft';
import { APPLICATION_SENT } from './application-rules';
import { ApplicationSent } from './application-sent';

/** Says that an application was sent that was posted without scripts; what the device kept of it goes. */
export function PostedApplication({ jobId }: { readonly jobId: string }) {
  useEffect(() => removeDraft(jobId), [jobId]);
  return <ApplicationSent message={APPLICATION_SENT} />;
}
