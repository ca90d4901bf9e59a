import * as z from 'zod';
import { answer, emptyAnswer } from './answer';
import { revisionListParams } from './revisions';

/** Who else has an item open in an editor. */
export const presentEditorSchema = z.object({ name: z.string(), since: z.iso.datetime() });

export const presenceCalls = {
  announceEditing: { params: revisionListParams, answer: answer({ others: z.array(presentEditorSchema) }) },
  leaveEditing: { params: revisionListParams, answer: emptyAnswer },
};
