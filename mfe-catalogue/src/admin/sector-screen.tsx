import { useDates } from 'shared-store';
import type { Dates, Sector } from 'api-client';
import { sectors } from 'api-client/content-types';
import { publicationBody, publicationValues, type PublicationValues } from 'admin-kit';
import { formLabels, SeoPanel } from 'admin-kit/content';
import { useForm } from 'ui-kit/form';
import { SectorFields, sectorValues, type SectorValues } from '../editing/sector-fields';
import { useSaveSector } from '../editing/use-save-sector';
import { useSectorsToEditQuery } from './admin-endpoints';
import { ItemEditor } from './item-editor';
import { ItemPage, type ItemRead } from './item-page';

type Values = SectorValues & PublicationValues;

const valuesOf = (dates: Dates, sector?: Sector): Values => ({
  ...sectorValues(sector),
  ...publicationValues(dates, sector),
});
const labels = formLabels(sectors);

function SectorEditor({ item: sector }: { readonly item?: Sector }) {
  const { save, progress } = useSaveSector();
  const dates = useDates();
  const toValues = (of?: Sector): Values => valuesOf(dates, of);
  const form = useForm<Values>({ defaultValues: toValues(sector) });
  return (
    <ItemEditor<Values, Sector>
      collection="sectors"
      title="Sectors"
      what="sector"
      item={sector}
      form={form}
      toValues={toValues}
      labels={labels}
      save={(values, version) => save(values, sector, version, publicationBody(values, dates, sector))}
    >
      <SectorFields {...(sector && { sector })} progress={progress} />
      <SeoPanel type={sectors} />
    </ItemEditor>
  );
}

function useSector(id: string): ItemRead<Sector> {
  const { data, isFetching, refetch } = useSectorsToEditQuery();
  return { item: data?.find(({ _id }) => _id === id), loading: isFetching, retry: () => void refetch() };
}

/** The editor of a new or existing sector. */
export const Component = () => <ItemPage what="Sector" useItem={useSector} Editor={SectorEditor} />;
