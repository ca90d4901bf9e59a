import { SectionEditor } from './section-editor';

/** A new section. */
export function Component() {
  return <SectionEditor />;
}
