import { useEffect } from 'react';
import { cleanUpDrafts } from './application-draft';

/** Deletes the expired drafts of all jobs when a page of the remote opens. */
export function useDraftCleanup(): void {
  useEffect(() => cleanUpDrafts(Date.now()), []);
}
