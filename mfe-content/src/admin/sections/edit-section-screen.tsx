import type { Section } from 'api-client';
import { useSectionsToManageQuery } from '../content-changes';
import { ListedItemScreen } from '../listed-item-screen';
import { SectionEditor } from './section-editor';

/** The editor of one section. */
export function Component() {
  const list = useSectionsToManageQuery(undefined, { refetchOnMountOrArgChange: true });
  return <ListedItemScreen<Section> list={list} editor={(section) => <SectionEditor section={section} />} />;
}
