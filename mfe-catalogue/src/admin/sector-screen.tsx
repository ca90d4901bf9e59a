import type { Sector } from 'api-client';
import { useNavigate, useParams } from 'react-router-dom';
import { ErrorPanel, SkeletonForm } from 'ui-kit';
import {
  EditorScreen,
  PublicationFields,
  publicationBody,
  publicationValues,
  useEditor,
  type PublicationValues,
} from 'ui-kit/collection';
import { useForm } from 'ui-kit/form';
import { SectorFields, sectorValues, type SectorValues } from '../editing/sector-fields';
import { useSaveSector } from '../editing/use-save-sector';
import { useSectorsToEditQuery } from './admin-endpoints';
import { adminPaths } from './admin-paths';
import { History } from './history';

type Values = SectorValues & PublicationValues;

const toValues = (sector?: Sector): Values => ({ ...sectorValues(sector), ...publicationValues(sector) });
const labels = {
  name: 'Name',
  description: 'Description',
  accent: 'Colour',
  logo: 'Picture',
  order: 'Order',
  status: 'Status',
  publishAt: 'Publish at',
};

function SectorEditor({ sector }: { readonly sector?: Sector }) {
  const navigate = useNavigate();
  const { save, progress } = useSaveSector();
  const form = useForm<Values>({ defaultValues: toValues(sector) });
  const editor = useEditor<Values, Sector>({
    form,
    entity: sector,
    toValues,
    save: (values, version) => save(values, sector, version, publicationBody(values)),
    onSaved: () => void navigate(adminPaths.sectors.list),
  });
  const title = sector ? `Edit ${sector.name}` : 'Add sector';
  return (
    <EditorScreen
      title={title}
      crumbs={[{ label: 'Sectors', href: adminPaths.sectors.list }, { label: sector?.name ?? 'Add sector' }]}
      editor={editor}
      toValues={toValues}
      labels={labels}
      actions={sector && <History collection="sectors" id={sector._id} labels={labels} />}
      aside={<PublicationFields />}
    >
      <SectorFields {...(sector && { sector })} progress={progress} />
    </EditorScreen>
  );
}

/** The editor of a sector, new or existing. */
export function Component() {
  const { id } = useParams();
  const { data, isError, isFetching, refetch } = useSectorsToEditQuery();
  if (id === undefined) return <SectorEditor />;
  const sector = data?.find(({ _id }) => _id === id);
  if (sector) return <SectorEditor key={`${sector._id} ${sector.version}`} sector={sector} />;
  if (!isError && !data) return <SkeletonForm />;
  return (
    <ErrorPanel
      title="Sector not found"
      message="It could not be loaded. It may have been deleted."
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
