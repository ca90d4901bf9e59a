import type { Subsector } from 'api-client';
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
import { SubsectorFields, subsectorValues, type SubsectorValues } from '../editing/subsector-fields';
import { useSaveSubsector } from '../editing/use-save-subsector';
import { useSubsectorsToEditQuery } from './admin-endpoints';
import { adminPaths } from './admin-paths';
import { History } from './history';

type Values = SubsectorValues & PublicationValues;

const toValues = (subsector?: Subsector): Values => ({
  ...subsectorValues(subsector),
  ...publicationValues(subsector),
});
const labels = {
  name: 'Name',
  sectorId: 'Sector',
  description: 'Description',
  pdf: 'PDF',
  categories: 'Products',
  order: 'Order',
  status: 'Status',
  publishAt: 'Publish at',
};

function SubsectorEditor({ subsector }: { readonly subsector?: Subsector }) {
  const navigate = useNavigate();
  const { save, progress } = useSaveSubsector();
  const form = useForm<Values>({ defaultValues: toValues(subsector) });
  const editor = useEditor<Values, Subsector>({
    form,
    entity: subsector,
    toValues,
    save: (values, version) => save(values, subsector, version, publicationBody(values)),
    onSaved: () => void navigate(adminPaths.subsectors.list),
  });
  const title = subsector ? `Edit ${subsector.name}` : 'Add subsector';
  return (
    <EditorScreen
      title={title}
      crumbs={[
        { label: 'Subsectors', href: adminPaths.subsectors.list },
        { label: subsector?.name ?? 'Add subsector' },
      ]}
      editor={editor}
      toValues={toValues}
      labels={labels}
      actions={subsector && <History collection="subsectors" id={subsector._id} labels={labels} />}
      aside={<PublicationFields />}
    >
      <SubsectorFields {...(subsector && { subsector })} progress={progress} />
    </EditorScreen>
  );
}

/** The editor of a subsector, new or existing. */
export function Component() {
  const { id } = useParams();
  const { data, isError, isFetching, refetch } = useSubsectorsToEditQuery();
  if (id === undefined) return <SubsectorEditor />;
  const subsector = data?.find(({ _id }) => _id === id);
  if (subsector) return <SubsectorEditor key={`${subsector._id} ${subsector.version}`} subsector={subsector} />;
  if (!isError && !data) return <SkeletonForm />;
  return (
    <ErrorPanel
      title="Subsector not found"
      message="It could not be loaded. It may have been deleted."
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
