import { Breadcrumbs } from 'ui-kit';
import type { CatalogueCrumb } from '../breadcrumbs';
import { useTexts } from '../texts';

/** Breadcrumbs in the language of the document; names are as the API answers them. */
export function Trail({ items }: { readonly items: readonly CatalogueCrumb[] }) {
  const { text, lang } = useTexts();
  return (
    <Breadcrumbs
      label={text('Breadcrumb')}
      lang={lang}
      items={items.map(({ isText, label, lang: nameLang, ...crumb }) => {
        const written = isText ? lang : nameLang;
        return { ...crumb, label: written ? <span lang={written}>{isText ? text(label) : label}</span> : label };
      })}
    />
  );
}
