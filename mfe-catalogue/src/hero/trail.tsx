import { Breadcrumbs } from 'ui-kit';
import type { CatalogueCrumb } from '../breadcrumbs';
import { useTexts } from '../texts';

/** Breadcrumbs in the language of the document; the names of sectors, subsectors and products stay as they are. */
export function Trail({ items }: { readonly items: readonly CatalogueCrumb[] }) {
  const { text, lang } = useTexts();
  return (
    <Breadcrumbs
      items={items.map(({ isText, label, ...crumb }) => ({
        ...crumb,
        label: isText && lang ? <span lang={lang}>{text(label)}</span> : label,
      }))}
    />
  );
}
