import { fetchSectors } from 'api-client';
import type { Sector } from 'api-client';
import {
  findIndustry,
  industrySelected,
  selectSelectedIndustry,
  useAppDispatch,
  useAppSelector,
  useRead,
} from 'shared-store';

interface Industry {
  readonly sectors: readonly Sector[];
  readonly industry: Sector | undefined;
  readonly select: (sector: Sector) => void;
}

/** The selected industry; initially the renewable sector (specification, sections 3 and 9). */
export function useIndustry(): Industry {
  const { data: sectors = [] } = useRead(fetchSectors);
  const selected = useAppSelector(selectSelectedIndustry);
  const dispatch = useAppDispatch();
  return {
    sectors,
    industry: findIndustry(sectors, selected),
    select: (sector) => void dispatch(industrySelected(sector.slug)),
  };
}
