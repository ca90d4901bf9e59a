import { toBody, useUploads } from 'admin-kit/content';
import { AddSubsector, EditSubsector } from 'api-client';
import { useChange } from 'shared-store';
import type { Subsector, SubsectorBody } from 'api-client';
import { subsectors } from 'api-client/content-types';
import type { SubsectorValues } from './subsector-fields';

/** Uploads the chosen files of a subsector; resolves to their fields of the request body. */
export function useSubsectorUploads() {
  const uploads = useUploads();
  const upload = async ({ background, pdf }: SubsectorValues, subsector: Subsector | undefined) => ({
    backgroundImage: await uploads.image(background, subsector?.backgroundImage),
    pdf: await uploads.pdf(pdf, subsector?.pdf),
  });
  return { progress: uploads.progress, upload };
}

/**
 * Saves a subsector for the dialog: uploads its picture and its PDF, adds or changes it, and resolves to a message. Its
 * products do not change.
 */
export function useSaveSubsector() {
  const { progress, upload } = useSubsectorUploads();
  const [addSubsector] = useChange(AddSubsector);
  const [editSubsector] = useChange(EditSubsector);
  const save = async (values: SubsectorValues, subsector: Subsector | undefined): Promise<string> => {
    const body = { ...toBody<SubsectorBody>(subsectors, values), ...(await upload(values, subsector)) };
    const { message } = await (subsector
      ? editSubsector({ params: { id: subsector._id }, body: { ...body, version: subsector.version } }).unwrap()
      : addSubsector({ body }).unwrap());
    return message;
  };
  return { progress, save };
}
