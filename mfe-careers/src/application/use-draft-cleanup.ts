import { useEffect } from 'react';
import { cleanUpDrafts } from './application-draft';

/** Forgets old drafts of applications, of whatever job, when a page of the section opens. */
export function useDraftCleanup(): void {
  useEffect(() => cleanUpDrafts(Date.now()), []);
}
