import type { Sector } from 'api-client';
import { sectors } from 'api-client/content-types';
import { EditorSection } from 'admin-kit';
import { ChartInput, CommentedField, ContentEditor, ItemPage } from 'admin-kit/content';
import { Panel, Stack } from 'ui-kit';
import { SectorFiles, SectorTexts, sectorValues } from '../editing/sector-fields';
import { useSectorUploads } from '../editing/use-save-sector';

const { charts } = sectors.fields;

function SectorEditor({ sector }: { readonly sector: Sector | undefined }) {
  const { upload, progress } = useSectorUploads();
  return (
    <ContentEditor
      type={sectors}
      item={sector}
      lost="sector, its subsectors and their products"
      values={(of) => sectorValues(of)}
      upload={(values) => upload(values, sector)}
      frame={() => (
        <Panel>
          <Stack gap={2}>
            <SectorFiles {...(sector && { sector })} progress={progress} />
          </Stack>
        </Panel>
      )}
    >
      <EditorSection title="Sector">
        <SectorTexts />
      </EditorSection>
      <CommentedField name="charts" label={charts.label}>
        <ChartInput name="charts" field={charts} label={charts.label} optional />
      </CommentedField>
    </ContentEditor>
  );
}

/** The editor of a new or existing sector. */
export const Component = () => (
  <ItemPage<Sector> type={sectors} editor={(sector) => <SectorEditor sector={sector} />} />
);
