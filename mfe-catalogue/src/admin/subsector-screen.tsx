import type { Subsector } from 'api-client';
import { subsectors } from 'api-client/content-types';
import { ContentEditor, ItemPage } from 'admin-kit/content';
import { SubsectorFields, subsectorValues } from '../editing/subsector-fields';
import { useSubsectorUploads } from '../editing/use-save-subsector';
import { useSubsectorsToEditQuery } from './api';

function SubsectorEditor({ subsector }: { readonly subsector: Subsector | undefined }) {
  const { upload, progress } = useSubsectorUploads();
  return (
    <ContentEditor
      type={subsectors}
      item={subsector}
      lost="subsector and its products"
      values={(of) => subsectorValues(of)}
      upload={(values) => upload(values, subsector)}
    >
      <SubsectorFields {...(subsector && { subsector })} progress={progress} />
    </ContentEditor>
  );
}

/** From the list, which leaves out the ids of the products: a subsector may have 100,000. */
function useSubsector(id: string) {
  const { data, ...read } = useSubsectorsToEditQuery();
  return { ...read, data: data?.find(({ _id }) => _id === id) };
}

/** The editor of a new or existing subsector. */
export const Component = () => (
  <ItemPage<Subsector>
    type={subsectors}
    useItem={useSubsector}
    editor={(subsector) => <SubsectorEditor subsector={subsector} />}
  />
);
