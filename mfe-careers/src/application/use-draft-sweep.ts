import { useEffect } from 'react';
import { sweepDrafts } from './application-draft';

/** Forgets old drafts of applications, of whatever job, when a page of the section opens. */
export function useDraftSweep(): void {
  useEffect(() => sweepDrafts(Date.now()), []);
}
