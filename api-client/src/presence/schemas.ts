import * as z from 'zod';
import { answer, emptyAnswer } from '../validation/answer';
import { revisionListParams } from '../revisions/schemas';

export const presentEditorSchema = z.object({ name: z.string(), since: z.iso.datetime() });
export type PresentEditor = z.output<typeof presentEditorSchema>;

export const presenceCalls = {
  announceEditing: { params: revisionListParams, answer: answer({ others: z.array(presentEditorSchema) }) },
  leaveEditing: { params: revisionListParams, answer: emptyAnswer },
};
