import { useDates } from 'shared-store';
import type { Dates, Subsector } from 'api-client';
import { subsectors } from 'api-client/content-types';
import { publicationBody, publicationValues, type PublicationValues } from 'admin-kit';
import { formLabels, SeoPanel } from 'admin-kit/content';
import { useForm } from 'ui-kit/form';
import { SubsectorFields, subsectorValues, type SubsectorValues } from '../editing/subsector-fields';
import { useSaveSubsector } from '../editing/use-save-subsector';
import { useSubsectorsToEditQuery } from './admin-endpoints';
import { ItemEditor } from './item-editor';
import { ItemPage, type ItemRead } from './item-page';

type Values = SubsectorValues & PublicationValues;

const valuesOf = (dates: Dates, subsector?: Subsector): Values => ({
  ...subsectorValues(subsector),
  ...publicationValues(dates, subsector),
});
const labels = formLabels(subsectors);

function SubsectorEditor({ item: subsector }: { readonly item?: Subsector }) {
  const { save, progress } = useSaveSubsector();
  const dates = useDates();
  const toValues = (of?: Subsector): Values => valuesOf(dates, of);
  const form = useForm<Values>({ defaultValues: toValues(subsector) });
  return (
    <ItemEditor<Values, Subsector>
      collection="subsectors"
      title="Subsectors"
      what="subsector"
      item={subsector}
      form={form}
      toValues={toValues}
      labels={labels}
      save={(values, version) => save(values, subsector, version, publicationBody(values, dates, subsector))}
    >
      <SubsectorFields {...(subsector && { subsector })} progress={progress} />
      <SeoPanel type={subsectors} />
    </ItemEditor>
  );
}

function useSubsector(id: string): ItemRead<Subsector> {
  const { data, isFetching, refetch } = useSubsectorsToEditQuery();
  return { item: data?.find(({ _id }) => _id === id), loading: isFetching, retry: () => void refetch() };
}

/** The editor of a new or existing subsector. */
export const Component = () => <ItemPage what="Subsector" useItem={useSubsector} Editor={SubsectorEditor} />;
