import { fetchImport, fetchImports } from 'api-client';
import type { ImportReport, ImportRun } from 'api-client';
import { useEffect, useState } from 'react';
import { selectUserInfo, siteApi, useAppDispatch, useAppSelector, useRead } from 'shared-store';

/** How often somebody who waits is told how far an import is, in milliseconds. */
const EVERY = 1_000;

interface ImportRuns {
  /** The newest imports; undefined until they are known. */
  readonly runs: ImportRun[] | undefined;
  /** The import that is looked at. */
  readonly report: ImportReport | undefined;
  /** Looks at another one; at none with `undefined`. */
  readonly look: (id: string | undefined) => void;
}

/**
 * The newest imports, and the one that is looked at, followed to its end: at first an unfinished one of one's own.
 * What an import has changed is read again once it is over.
 */
export function useImportRun(): ImportRuns {
  const dispatch = useAppDispatch();
  const name = useAppSelector((state) => selectUserInfo(state)?.name);
  const { data: runs } = useRead(fetchImports, undefined, { refetchOnMountOrArgChange: true });
  const [chosen, look] = useState<string>();
  const [over, setOver] = useState<string>();
  const unfinished = runs?.find(({ state, startedBy }) => state === 'running' && startedBy === name)?._id;
  // Kept when the list says that it is over: its end is what somebody waits for.
  if (chosen === undefined && unfinished !== undefined) look(unfinished);
  const { currentData: report } = useRead(
    fetchImport,
    { params: { id: chosen ?? '' } },
    { skip: chosen === undefined, pollingInterval: chosen === over ? 0 : EVERY },
  );

  const ended = report && report.state !== 'running' ? report : undefined;
  useEffect(() => {
    if (!ended) return;
    setOver(ended._id);
    dispatch(siteApi.util.invalidateTags(['imports']));
    if (!ended.dryRun) dispatch(siteApi.util.invalidateTags([ended.collection, 'audit', 'revisions', 'dashboard']));
    // Once for each import that is over, not for each answer about it.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [ended?._id]);

  return { runs, report, look };
}
