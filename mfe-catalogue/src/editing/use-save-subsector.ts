import { toBody, useUploads } from 'admin-kit/content';
import { AddSubsector, EditSubsector } from 'api-client';
import { useChange } from 'shared-store';
import type { Subsector, SubsectorBody } from 'api-client';
import { subsectors } from 'api-client/content-types';
import type { SubsectorValues } from './subsector-fields';

/**
 * Saves a subsector: uploads its picture and its PDF, adds or changes it, and resolves to a message. Its products do
 * not change.
 */
export function useSaveSubsector() {
  const uploads = useUploads();
  const [addSubsector] = useChange(AddSubsector);
  const [editSubsector] = useChange(EditSubsector);
  const save = async (
    values: SubsectorValues,
    subsector: Subsector | undefined,
    version = subsector?.version,
    publication: Pick<SubsectorBody, 'status' | 'publishAt'> = {},
  ): Promise<string> => {
    const body = {
      ...toBody<SubsectorBody>(subsectors, values),
      backgroundImage: await uploads.image(values.background, subsector?.backgroundImage),
      pdf: await uploads.pdf(values.pdf, subsector?.pdf),
      ...publication,
    };
    const { message } = await (subsector
      ? editSubsector({ params: { id: subsector._id }, body: { ...body, version } }).unwrap()
      : addSubsector({ body }).unwrap());
    return message;
  };
  return { progress: uploads.progress, save };
}
