import { ContentEditor, ItemPage } from 'admin-kit/content';
import type { ContentType } from 'api-client/content-types';
import { ReportThread } from './report-thread';

interface StoredReport {
  readonly _id: string;
  readonly updatedAt: string;
  readonly version: number;
}

/** The screen of a report without a name: its thread, and its state, note and the person who handles it. */
export const reportEditorOf = (type: ContentType) => ({
  Component: () => (
    <ItemPage<StoredReport>
      type={type}
      editor={(item) => (
        <ContentEditor type={type} item={item}>
          {item && <ReportThread id={item._id} />}
        </ContentEditor>
      )}
    />
  ),
});
