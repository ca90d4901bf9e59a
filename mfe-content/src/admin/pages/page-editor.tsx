import type { ContentPage } from 'api-client';
import { pages } from 'api-client/content-types';
import { ContentEditor, ItemPage } from 'admin-kit/content';
import { OrphanNotice } from './orphan-notice';
import { PageSectionsField } from './page-sections-field';
import { toSections, toSectionValues } from './page-section-values';

const inputs = { sections: PageSectionsField };

/** The editor of a new or existing custom page. */
export function Component() {
  return (
    <ItemPage<ContentPage>
      type={pages}
      editor={(item) => (
        <ContentEditor
          type={pages}
          item={item}
          inputs={inputs}
          notices={item && <OrphanNotice page={item} />}
          values={(page) => ({ sections: toSectionValues(page?.sections ?? []) })}
          body={({ sections }) => ({ sections: toSections(sections) })}
        />
      )}
    />
  );
}
