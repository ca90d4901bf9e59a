import { fetchImport, fetchImports, changed } from 'api-client';
import type { ImportReport, ImportRun } from 'api-client';
import { useEffect, useState } from 'react';
import { selectUserInfo, makeStale, useAppDispatch, useAppSelector, useRead } from 'shared-store';

/** The interval at which the progress of an import is loaded, in milliseconds. */
const REFRESH_INTERVAL = 1_000;

interface ImportRuns {
  /** The newest imports; undefined while loading. */
  readonly runs: ImportRun[] | undefined;
  /** The selected import. */
  readonly report: ImportReport | undefined;
  /** Selects an import; `undefined` selects none. */
  readonly look: (id: string | undefined) => void;
}

/**
 * Loads the newest imports and follows the selected one to its end; initially selects the administrator's unfinished
 * import.
 * The content that an import changes is loaded again once it has finished.
 */
export function useImportRun(): ImportRuns {
  const dispatch = useAppDispatch();
  const name = useAppSelector((state) => selectUserInfo(state)?.name);
  const { data: runs } = useRead(fetchImports, undefined, { refetchOnMountOrArgChange: true });
  const [chosen, look] = useState<string>();
  const [over, setOver] = useState<string>();
  const unfinished = runs?.find(({ state, startedBy }) => state === 'running' && startedBy === name)?._id;
  // Stays selected after the list says that it has finished: the administrator waits for its result.
  if (chosen === undefined && unfinished !== undefined) look(unfinished);
  const { currentData: report } = useRead(
    fetchImport,
    { params: { id: chosen ?? '' } },
    { skip: chosen === undefined, pollingInterval: chosen === over ? 0 : REFRESH_INTERVAL },
  );

  const ended = report && report.state !== 'running' ? report : undefined;
  useEffect(() => {
    if (!ended) return;
    setOver(ended._id);
    dispatch(makeStale('imports'));
    if (!ended.dryRun) dispatch(makeStale(...changed(ended.collection)));
    // Once for each finished import, not for each answer about it.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [ended?._id]);

  return { runs, report, look };
}
